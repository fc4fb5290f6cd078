import type { Punto } from './punto'

type Corto = readonly [id: string, texto: string, articulo: string]
type Medido = readonly [...Corto, tipo: 'MINIMO' | 'MAXIMO', limite: number, unidad: string]

const punto = (
  grupo: string,
  clases: readonly string[],
  [id, texto, articulo, ...of]: Corto | Medido,
): Punto => {
  const [tipo = 'CUMPLE', limite, unidad = ''] = of
  return { id, grupo, texto, articulo, tipo, limite, unidad, clases: [...clases] }
}

const grupo = (nombre: string, clases: readonly string[], puntos: readonly (Corto | Medido)[]): Punto[] =>
  puntos.map((one) => punto(nombre, clases, one))

const [EXTINTORES, SALIDAS, LUZ, GENTE, GAS] = [
  'Extintores',
  'Salidas',
  'Luz y señales',
  'Personas',
  'Gas y cocina',
]
const PUBLICO = ['CONCENTRACION', 'TURISMO']

/**
 * Points of the Reglamento de prevención (RO-E 114, 2009), by its articles. A version is never changed: what a brigade asks
 * otherwise is a version of its own.
 */
export const BASE: Punto[] = [
  {
    ...punto(EXTINTORES, [], ['ex1', 'Extintores que sirven', 'arts. 29, 31 y 120']),
    tipo: 'EXTINTORES',
    unidad: 'extintores',
  },
  ...grupo(
    EXTINTORES,
    [],
    [
      ['ex2', 'Del tipo que pide el riesgo, junto a él o a la salida, a la vista y sin estorbos', 'art. 30'],
      ['ex3', 'Altura de la parte alta, desde el piso', 'art. 32 f', 'MAXIMO', 1.5, 'm'],
      ['ex4', 'Espacio libre debajo', 'art. 32 f', 'MINIMO', 10, 'cm'],
      ['ex5', 'Mantenimiento de este año, de quien la brigada autorizó', 'art. 32'],
      ['ex6', 'Años desde la prueba hidrostática', 'art. 32', 'MAXIMO', 6, 'años'],
      ['ex7', 'Etiqueta con fechas, agente, capacidad e instrucciones en español', 'art. 32 c'],
      ['ex8', 'Hoja de revisión de cada mes', 'art. 32'],
    ],
  ),
  ...grupo(
    SALIDAS,
    [],
    [
      ['sa1', 'Distancia hasta la salida o el pasillo protegido', 'arts. 8 y 9', 'MAXIMO', 25, 'm'],
      [
        'sa2',
        'Puertas de 0,86 × 2,10 m que se abren hacia afuera, sin llave ni cadena',
        'arts. 17, 18 y 211',
      ],
    ],
  ),
  ...grupo(SALIDAS, PUBLICO, [
    ['sa3', 'Con más de 100 personas: puertas que se abren 180°, con 1,20 m libres', 'art. 116'],
    ['sa4', 'Una puerta por cada 200 personas, abiertas durante la función', 'arts. 210 y 215'],
    [
      'sa5',
      'Bar de hasta 200 m²: otra puerta de emergencia, salvo que la entrada pase de 1,20 m',
      'art. 254',
    ],
  ]),
  ...grupo(
    LUZ,
    [],
    [
      ['lu1', 'Luz de emergencia automática', 'arts. 21 a 25', 'MINIMO', 60, 'minutos'],
      ['lu2', 'Señales de la NTE INEN 439, y las salidas siempre encendidas', 'arts. 21 y 26'],
    ],
  ),
  ...grupo(
    GENTE,
    [...PUBLICO, 'EDUCACION', 'SALUD'],
    [['pe1', 'Alarma y detección, revisadas este año', 'arts. 114, 115 y 207']],
  ),
  ...grupo(GENTE, PUBLICO, [
    ['pe2', 'Letrero con el aforo en la entrada', 'arts. 208 y 248'],
    [
      'pe3',
      'Plan de autoprotección: más de 200 personas; bares, más de 50 o de 200 m²',
      'arts. 234, 249 y 257',
    ],
  ]),
  ...grupo(
    'Electricidad',
    [],
    [['el1', 'Instalación ordenada, protegida y revisada por un especialista', 'art. 218']],
  ),
  ...grupo(
    GAS,
    [],
    [
      ['ga1', 'Cilindros afuera y nunca bajo el nivel del piso', 'arts. 84 y 85'],
      ['ga2', 'Cilindros de la cocina aparte y con ventilación (NTE INEN 2260)', 'art. 238'],
    ],
  ),
  ...grupo(GAS, PUBLICO, [
    ['ga3', '20 libras de agente por cada 200 m²', 'art. 256'],
    ['ga4', 'Más de 500 m²: gabinete con manguera', 'art. 256'],
    ['ga5', 'Cocina de más de 50 m²: sector aparte, y detección de gas o ventilación', 'art. 251'],
  ]),
  ...grupo(
    'Sótanos',
    ['INDUSTRIA', 'ALMACENAMIENTO', 'COMERCIO'],
    [['so1', 'Sótano de 500 m² o más: extinción automática', 'art. 31']],
  ),
  ...grupo(
    'Gasolinera',
    ['ESPECIALES'],
    [
      ['gs1', 'Un extintor de 20 libras de polvo BC por surtidor', 'art. 282'],
      ['gs2', 'Por isla: cuatro letreros «PROHIBIDO FUMAR» y uno «APAGUE LOS MOTORES»', 'art. 283'],
      ['gs3', 'Personal con certificado de la brigada', 'art. 283'],
    ],
  ),
  ...grupo(
    'Depósito de gas',
    ['ALMACENAMIENTO'],
    [
      ['de1', 'Hasta 3.000 kg: tres extintores de polvo de 10 libras', 'art. 304'],
      ['de2', 'Área del depósito', 'art. 304', 'MINIMO', 15, 'm²'],
      ['de3', 'Altura del depósito', 'art. 304', 'MINIMO', 2.3, 'm'],
      ['de4', 'Ventilación: 0,072 m² por cada m³', 'art. 304'],
      ['de5', 'Un solo piso, cilindros de pie y bajo techo', 'art. 304'],
      ['de6', 'Distancia a escuelas, clínicas y lugares de reunión', 'art. 304', 'MINIMO', 100, 'm'],
      ['de7', 'Los cuatro letreros', 'art. 304'],
    ],
  ),
]
