import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { defaultPlantilla } from '@/entities/guardias/plantilla'
import { judge } from '@/server/sync/judge'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { PHONE } from '@/shared/lib/form/contact-rules'
import { ONLY } from '@/sync/collections'
import { EXISTS, type Fields } from '@/sync/fields'
import { stampOf } from '@/sync/stamp'

const CHIEF = { id: 'user-1', role: 'SUPERADMIN', active: true } as const
const NOW = Date.now()
const LATER = addDays(toDay(new Date(NOW)), 2)

const fieldsOf = (values: object, counter: number): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, [stampOf(NOW, counter, 'aaaaaaaa'), value]]),
  )

const photos = (many: number) => Array.from({ length: many }, (_, n) => `idb:foto-${n}`)
const files = (many: number) =>
  photos(many).map((url) => ({ nombre: 'acta.pdf', tipo: 'application/pdf', bytes: 9, url }))
const LINK = 'Cada línea debe ser un enlace que empiece con https:// o http://.'

/** A record as its form saves it, and values that its form refuses, each with what it says. */
const CASES: [key: string, record: object, refused: [field: string, value: unknown, sentence: string][]][] = [
  [
    'bomberos_inventario_items',
    {
      nombre: 'Hacha',
      categoria: 'HERRAMIENTA',
      cantidad: 2,
      estado: 'BUENO',
      donado: false,
      ubicacion: '',
      fechaIngreso: '',
      valorEstimado: 0,
      notas: '',
      proveedor: '',
      numeroSerie: '',
    },
    [
      ['nombre', ' ', 'El nombre es obligatorio.'],
      ['cantidad', -1, 'Ingrese un número entero de 0 o más.'],
      ['cantidad', 1.5, 'Ingrese un número entero de 0 o más.'],
      ['valorEstimado', -5, 'Ingrese un valor de 0 o más.'],
      ['proximaRevision', 'mañana', 'Ingrese una fecha válida.'],
      ['minimo', -1, 'Ingrese un número entero de 0 o más.'],
    ],
  ],
  [
    'bomberos_inventario_planes',
    {
      nombre: 'Inspección mensual',
      regla: 'CADA',
      cada: 1,
      unidad: 'MESES',
      palabra: 'extintor',
      fuente: '',
    },
    [
      ['nombre', ' ', 'Escriba qué se hace.'],
      ['cada', 1.5, 'Ingrese un número entero de 1 o más.'],
      ['palabra', 'x'.repeat(201), 'Use 200 letras como máximo.'],
    ],
  ],
  [
    'bomberos_inventario_hechos',
    { item: 'inv-1', plan: 'plan-1', dia: '2026-05', quien: 'Ana', costo: 1250, nota: '' },
    [
      ['dia', 'ayer', 'Escriba el día en que se hizo.'],
      ['dia', LATER, 'Ese día todavía no llega.'],
      ['costo', 12.5, 'Ingrese un valor de 0 o más.'],
      ['km', -1, 'Ingrese un número de 0 o más.'],
    ],
  ],
  [
    'bomberos_inventario_fallas',
    { item: 'inv-1', nombre: 'Autobomba 1', que: 'Frenos', fuera: true, cuando: '2026-05-01T08:00' },
    [
      ['que', ' ', 'Escriba qué pasa.'],
      ['que', 'x'.repeat(301), 'Use 300 letras como máximo.'],
      ['nombre', '', 'Diga de qué es la falla.'],
    ],
  ],
  [
    'bomberos_inventario_movimientos',
    {
      item: 'inv-1',
      tipo: 'ENTRADA',
      cantidad: 5,
      cuando: '2026-05-02T10:00:00',
      vence: '2027-05',
      quien: 'Ana',
    },
    [
      ['cantidad', 0, 'Ingrese un número entero de 1 o más.'],
      ['cantidad', 1.5, 'Ingrese un número entero de 1 o más.'],
      ['cuando', 'ayer', 'Escriba el día.'],
      ['cuando', `${LATER}T10:00`, 'Ese día todavía no llega.'],
      ['vence', 'pronto', 'Escriba el año, el mes o el día de vencimiento.'],
      ['vuelve', 'mañana', 'Escriba el día de devolución.'],
      ['nota', 'x'.repeat(501), 'Use 500 letras como máximo.'],
    ],
  ],
  [
    'bomberos_inventario_listas',
    { lista: 'lista-1', nombre: 'Diaria', lugar: 'Autobomba 1', desde: '2026-01-01T10:00:00.000Z' },
    [
      ['nombre', '', 'Escriba cómo se llama la lista.'],
      ['puntos', [{ id: 'p1', texto: ' ' }], 'Escriba qué se mira.'],
    ],
  ],
  [
    'bomberos_eventos_eventos',
    { titulo: 'Simulacro', fecha: '2026-05-01', categoria: 'SIMULACRO' },
    [
      ['titulo', '', 'Escriba el título.'],
      ['fecha', '', 'Elija la fecha.'],
    ],
  ],
  [
    'bomberos_servicios_servicios',
    { fecha: '2026-05-01', tipo: 'RESCATE', costoEstimado: 0 },
    [
      ['insumos', [{ nombre: 'Guantes', cantidad: 0 }], 'Ingrese una cantidad entera de 1 o más.'],
      ['vehiculos', [{ nombre: ' ' }], 'Escriba qué vehículo salió.'],
      ['vehiculos', [{ nombre: 'Tanquero', agua: -1 }], 'Ingrese un número entero, 0 o más.'],
      ['fotos', photos(7), 'Aquí caben 6 fotografías como máximo.'],
      ['fecha', 'ayer', 'Ingrese la fecha del servicio.'],
      ['costoEstimado', -1, 'Ingrese un valor de 0 o más.'],
      ['tiempoRespuesta', -3, 'Ingrese minutos enteros, 0 o más.'],
      ['atendidos', -1, 'Ingrese un número entero, 0 o más.'],
      ['hectareas', -0.5, 'Ingrese un número de 0 o más, con dos decimales como máximo.'],
    ],
  ],
  [
    'bomberos_personal_personal',
    { nombres: 'Ana Ruiz', cargo: 'Bombera' },
    [
      ['nombres', '', 'Escriba los nombres.'],
      ['orden', 0, 'El orden debe ser un número entero desde 1.'],
    ],
  ],
  [
    'bomberos_personal_credenciales',
    { personalId: 'staff-1', tipo: 'Licencia de conducir', clase: 'E' },
    [
      ['tipo', ' ', 'Escriba qué credencial es.'],
      ['clase', '', 'Elija el tipo de la licencia.'],
      ['archivos', files(4), 'Aquí caben 3 archivos como máximo.'],
    ],
  ],
  [
    'bomberos_guardias_turnos',
    { fecha: '2026-05-01', nombre: 'Noche', inicio: '20:00', fin: '08:00', personas: 2 },
    [
      ['nombre', ' ', 'Escriba cómo se llama el turno.'],
      ['fecha', 'el lunes', 'Elija el día en que empieza.'],
      ['inicio', '', 'Escriba a qué hora empieza.'],
      ['fin', '', 'Escriba a qué hora termina.'],
      ['personas', 100, 'Escriba un número entero de 0 a 99.'],
      ['personas', -1, 'Escriba un número entero de 0 a 99.'],
    ],
  ],
  [
    'bomberos_presupuesto_gastos',
    { partida: '53.08.02', denominacion: 'Vestuario', codificado: -20, devengado: 0, pagado: 0 },
    [
      ['partida', '', 'Este campo es obligatorio.'],
      ['denominacion', ' ', 'Este campo es obligatorio.'],
      ['reformas', [{ fecha: '', monto: 5 }], 'Escriba el día de la reforma.'],
      ['reformas', [{ fecha: '2026-05-01', monto: 0 }], 'Escriba cuánto cambia, en dólares; con − si quita.'],
      [
        'reformas',
        [{ fecha: '2026-05-01', monto: -5, archivos: files(4) }],
        'Aquí caben 3 archivos como máximo.',
      ],
    ],
  ],
  [
    'bomberos_galeria_media',
    { titulo: 'Cuartel', url: 'https://example.org/a.jpg', seccion: 'GALERIA' },
    [
      ['titulo', '', 'Escriba el título.'],
      ['url', '', 'Elija una imagen o pegue su dirección.'],
      ['orden', 1.5, 'El orden debe ser un número entero desde 1.'],
    ],
  ],
  [
    'bomberos_rendicion_reportesRC',
    { titulo: 'Enero', cuerpoMarkdown: 'Se hizo.' },
    [
      ['titulo', '', 'Escriba el título.'],
      ['cuerpoMarkdown', '', 'Escriba el contenido.'],
      ['tags', photos(31), 'Aquí caben 30 tags como máximo.'],
      ['archivos', files(11), 'Aquí caben 10 archivos como máximo.'],
    ],
  ],
  [
    'bomberos_rendicion_fases',
    { ejercicio: 2025, fase: 'PLANIFICACION', titulo: 'Conformar la comisión', desde: '2026-03-01' },
    [
      ['hasta', '2026-02-28', 'Es antes de que empiece.'],
      ['enlaces', ['javascript:alert(1)'], LINK],
      ['imagenes', photos(7), 'Aquí caben 6 fotografías como máximo.'],
      ['archivos', files(11), 'Aquí caben 10 archivos como máximo.'],
      ['titulo', '', 'Escriba qué hay que hacer.'],
      ['desde', 'luego', 'Escriba el día.'],
      ['hecha', LATER, 'Ese día todavía no llega.'],
    ],
  ],
  [
    'bomberos_lotaip_indices',
    { mes: '2026-01', fuente: 'dpe.gob.ec', fecha: '2026-03-01' },
    [
      ['fuente', '', 'Escriba dónde está publicado.'],
      ['fecha', LATER, 'Ese día todavía no llega.'],
    ],
  ],
  [
    'bomberos_lotaip_meses',
    { mes: '2026-01', numeral: '6', estado: 'LISTO', motivo: 'Sí hubo', columnas: ['a'], filas: [['1']] },
    [
      ['filas', [], 'Para darlo por listo necesita al menos una fila. Si no hubo nada, elija No aplica.'],
      ['filas', [['a'.repeat(200_000)]], 'Es más texto del que cabe: acorte las celdas.'],
      ['filas', Array(501).fill(['1']), 'Aquí caben 500 filas como máximo.'],
      ['archivos', files(11), 'Aquí caben 10 archivos como máximo.'],
      ['anexos', files(11), 'Aquí caben 10 archivos como máximo.'],
    ],
  ],
  [
    'bomberos_lotaip_meses',
    { mes: '2026-01', numeral: '7', estado: 'NO_APLICA', motivo: 'No hubo' },
    [['motivo', ' ', 'Escriba por qué: va en el diccionario del paquete.']],
  ],
  [
    'bomberos_aportes_aportes',
    {
      ejercicio: 2025,
      texto: '¿Cuánto costó?',
      recibido: '2026-02-01',
      email: '',
      respuesta: 'Poco',
      textoPublico: '¿Cuánto?',
      publicado: '2026-03-01T12:00:00.000Z',
    },
    [
      ['respuesta', ' ', 'Para publicarla hace falta la respuesta.'],
      ['textoPublico', '', 'Escriba cómo se publica la pregunta, sin nombres.'],
      ['texto', ' ', 'Escriba la pregunta.'],
      ['email', 'no es', 'Ingrese un email válido'],
      ['recibido', LATER, 'Escriba el día en que llegó.'],
      ['ejercicio', 26, 'Escriba un año, como 2026.'],
    ],
  ],
  [
    'bomberos_solicitudes_solicitudes',
    {
      nombre: 'Luis',
      pedido: 'El presupuesto',
      recibida: '2026-02-01',
      email: '',
      prorroga: '2026-02-10',
      motivoProrroga: 'Está en el archivo',
      respondida: '2026-02-12',
      resultado: 'ENTREGADA',
    },
    [
      ['respondida', '2026-01-31', 'Es antes de recibirla.'],
      ['resultado', undefined, 'Diga qué se contestó.'],
      ['motivoProrroga', '', 'Escriba el motivo.'],
      ['enlaces', ['aquí'], LINK],
      ['nombre', '', 'Escriba quién pide.'],
      ['pedido', '', 'Escriba qué pide.'],
      ['recibida', LATER, 'Ese día todavía no llega.'],
      ['respondida', LATER, 'Ese día todavía no llega.'],
    ],
  ],
  [
    'bomberos_datos_pedidos',
    {
      nombre: 'Luis',
      derecho: 'ACCESO',
      recibido: '2026-02-01',
      respondido: '2026-02-10',
      resultado: 'HECHO',
    },
    [
      ['respondido', '2026-01-31', 'Es antes de recibirlo.'],
      ['resultado', undefined, 'Diga qué se hizo.'],
      ['nombre', '', 'Escriba quién pide.'],
      ['recibido', LATER, 'Escriba el día en que llegó.'],
      ['respondido', LATER, 'Escriba el día en que se contestó.'],
    ],
  ],
]

const says = (c: string, campos: Fields, before: Fields = {}) => {
  const { estado, mensaje } = judge(CHIEF, { c, id: 'uno', campos }, before, NOW)
  return { estado, mensaje }
}

const NUMERAL = { id: '25', nombre: 'Hidrantes', cadencia: '', campos: ['Lugar', 'Estado'] }

describe.each(CASES)('what the form of %s asks, the central asks', (c, record, refused) => {
  const stored = fieldsOf({ [EXISTS]: true, ...record }, 1)

  test('of a new record and of a changed one', () => {
    expect(says(c, stored)).toEqual({ estado: 'ok' })
    for (const [field, value, mensaje] of refused) {
      const told = fieldsOf({ [field]: value }, 2)
      expect(says(c, { ...stored, ...told }), `${field} of a new one`).toEqual({
        estado: 'invalido',
        mensaje,
      })
      expect(says(c, told, stored), `${field} of a changed one`).toEqual({ estado: 'invalido', mensaje })
    }
  })

  test('of a record of before only what somebody changes in it; it is deleted and comes back as it was', () => {
    for (const [field, value] of refused) {
      const old = { ...stored, ...fieldsOf({ [field]: value }, 1) }
      const other = Object.keys(record).find((one) => one !== field) ?? ''
      expect(
        says(c, fieldsOf({ [other]: (record as Record<string, unknown>)[other], nota: 'Visto' }, 3), old),
        field,
      ).toEqual({ estado: 'ok' })
      const gone = { ...old, ...fieldsOf({ [EXISTS]: false }, 4) }
      expect(says(c, fieldsOf({ [EXISTS]: true }, 5), gone), field).toEqual({ estado: 'ok' })
    }
  })
})

describe('what a form asks of a record that is there', () => {
  const stored = (values: object) => fieldsOf({ [EXISTS]: true, ...values }, 1)

  test('nobody left before they came; a person whom an old sheet brought so comes in all the same', () => {
    const c = 'bomberos_personal_personal'
    const ana = { nombres: 'Ana Ruiz', cargo: 'Bombera', activo: true, fechaIngreso: '2020-05-01' }
    const left = { activo: false, fechaSalida: '2019-05-01' }
    expect(says(c, fieldsOf(left, 2), stored(ana))).toEqual({
      estado: 'invalido',
      mensaje: 'La salida no puede ser antes del ingreso.',
    })
    expect(says(c, stored({ ...ana, ...left }))).toEqual({ estado: 'ok' })
    expect(says(c, fieldsOf({ cargo: 'Jefa' }, 2), stored({ ...ana, ...left }))).toEqual({ estado: 'ok' })
  })

  test('a receipt says what it is, and of a month that had ended; it has three files at most', () => {
    const c = 'bomberos_lotaip_presentaciones'
    const filed = { mes: '2026-01', fecha: '2026-02-10', constancia: 'Trámite 7' }
    expect(says(c, stored(filed))).toEqual({ estado: 'ok' })
    for (const [change, mensaje] of [
      [{ fecha: '2026-01-31' }, 'Ese mes todavía no había terminado.'],
      [
        { constancia: ' ' },
        'Escriba qué constancia quedó, como un número o un correo, o agregue su archivo o foto.',
      ],
      [{ archivos: files(4) }, 'Aquí caben 3 archivos como máximo.'],
      [{ imagenes: photos(4) }, 'Aquí caben 3 fotografías como máximo.'],
    ] as const)
      expect(says(c, stored({ ...filed, ...change })), mensaje).toEqual({ estado: 'invalido', mensaje })
    expect(says(c, stored({ ...filed, constancia: '', imagenes: photos(1) }))).toEqual({ estado: 'ok' })
  })

  test('a list that was longer may stay so long, and shrinks', () => {
    const c = 'bomberos_rendicion_reportesRC'
    const old = stored({ titulo: 'Enero', cuerpoMarkdown: 'Se hizo.', tags: photos(40) })
    const others = photos(40).map((one) => `${one}-otro`)
    expect(says(c, fieldsOf({ tags: others }, 2), old)).toEqual({ estado: 'ok' })
    expect(says(c, fieldsOf({ tags: photos(35) }, 2), old)).toEqual({ estado: 'ok' })
    expect(says(c, fieldsOf({ tags: photos(41) }, 2), old)).toMatchObject({ estado: 'invalido' })
  })

  test.each<[c: string, record: object, refused: [field: string, value: unknown, sentence: string][]]>([
    [
      'bomberos_personal_personal',
      { nombres: 'Ana Ruiz', cargo: 'Bombera', telefono: '099 123 4567', email: 'ana@example.org' },
      [
        ['telefono', 'no tiene', PHONE],
        ['email', 'ana arroba', 'Ingrese un email válido'],
      ],
    ],
    [
      'bomberos_config_configSistema',
      { ...DEFAULT_CONFIGURACION },
      [
        ['canton', ' ', 'El cantón es requerido.'],
        ['direccion', '', 'La dirección es requerida.'],
        ['telefono', '', 'El teléfono es requerido.'],
        ['telefono', 'llame nomás', PHONE],
        ['telefonoSistema', 'el de siempre', PHONE],
        ['whatsapp', '123', 'Escriba un número completo, como 099 123 4567 o +593 99 123 4567.'],
        ['email', 'nadie', 'Ingrese un email válido'],
        ['emailSistema', 'nadie', 'Ingrese un email válido'],
        ['sitioWeb', 'javascript:alert(1)', 'Debe empezar con https:// o http://'],
        ['sitioWeb', 'https://[', 'Esa dirección no se puede abrir.'],
        [
          'sitioWeb',
          'https://canton.example/pagina',
          'Escriba solo la dirección, sin nada después, como https://bomberos.su-canton.ec',
        ],
      ],
    ],
    [
      'bomberos_config_sitio',
      { ejemplo: false },
      [
        ['facebook', 'javascript:alert(1)', 'Copie la dirección de su página, como facebook.com/su-brigada.'],
        ['color', '#ffff00', 'Las letras blancas no se leerían sobre este color: elija uno más oscuro.'],
        ['anio', '26', 'Escriba el año con cuatro cifras, como 2026.'],
        ['atenciones', 'más de cien mil', 'Use hasta 12 letras o cifras.'],
        ['RESCATE', 'muchos', 'Escriba un número entero, sin puntos.'],
        ['respuesta', 'rápido', 'Escriba los minutos, como 8,5.'],
        ['habitantes', '0', 'Escriba un número entero, sin puntos.'],
        ['correoQuejas', 'nadie', 'Ingrese un email válido'],
        ['valores', [{ id: 'valor-1', nombre: ' ', texto: '', icono: 'Flame' }], 'Escriba el valor.'],
        [
          'diapositivas',
          [{ id: 'hero-1', titulo: '', url: '', creditos: '' }],
          'Elija una imagen o pegue su dirección.',
        ],
      ],
    ],
    [
      'bomberos_guardias_plantilla',
      defaultPlantilla(),
      [
        [
          'horarios',
          defaultPlantilla().horarios.map((one) => ({ ...one, nombre: ' ' })),
          'Escriba cómo se llama el turno.',
        ],
        [
          'horarios',
          defaultPlantilla().horarios.map((one) => ({ ...one, personas: 1.5 })),
          'Escriba un número entero de 0 a 99.',
        ],
      ],
    ],
    [
      'bomberos_lotaip_catalogo',
      { feriados: [] },
      [
        ['archivoDatos', '../datos.csv', 'Debe terminar en .csv, sin barras ni comillas.'],
        ['fuente', ' ', 'Escriba de dónde sale el catálogo.'],
        ['fechaFuente', 'ayer', 'Escriba el día en que se copió.'],
        ...[
          [{ ...NUMERAL, id: '../1' }, 'Escriba un número como 25, 1.4 o 5-22.'],
          [{ ...NUMERAL, nombre: ' ' }, 'Escriba el nombre.'],
          [{ ...NUMERAL, campos: [] }, 'Escriba al menos un campo.'],
          [{ ...NUMERAL, campos: ['Valor', 'valor'] }, 'Hay un campo repetido.'],
        ].map(([one, mensaje]) => ['numerales', [one], mensaje] as [string, unknown, string]),
        ['numerales', [NUMERAL, { ...NUMERAL, nombre: 'Otro' }], 'Ese numeral ya está en el catálogo.'],
      ],
    ],
    ['bomberos_solicitudes_plazos', { habiles: false }, [['fuente', '', 'Escriba de dónde salen los días.']]],
  ])('%s: what changes is as its form asks, and what was there before stays', (c, record, refused) => {
    const before = stored(record)
    const id = c === 'bomberos_personal_personal' ? 'uno' : ONLY
    const told = (campos: Fields, from: Fields = {}) => {
      const { estado, mensaje } = judge(CHIEF, { c, id, campos }, from, NOW)
      return { estado, mensaje }
    }
    expect(told(before)).toEqual({ estado: 'ok' })
    for (const [field, value, mensaje] of refused) {
      const wrong = fieldsOf({ [field]: value }, 2)
      expect(told(wrong, before), field).toEqual({ estado: 'invalido', mensaje })
      // An earlier version took it, or a copy of that time brings it.
      const old = stored({ ...record, [field]: value })
      expect(told(old), field).toEqual({ estado: 'ok' })
      expect(told(fieldsOf({ otra: 'Visto' }, 3), old), field).toEqual({ estado: 'ok' })
      // Nothing stands for the usual.
      if (id === ONLY && !(field in record))
        expect(told({ [field]: [stampOf(NOW, 3, 'aaaaaaaa')] }, old), field).toEqual({ estado: 'ok' })
    }
  })

  test('what the staff writes of a report has an end; a longer one of before may stay so long', () => {
    const c = 'bomberos_reportes_reportes'
    const report = {
      ...{ titulo: 'Humo', descripcion: 'Se ve humo', categoria: 'Emergencia', estado: 'PENDIENTE' },
      autor: { nombre: 'Luz', email: 'luz@example.org' },
      ...{ fechaCreacion: '2026-05-01T10:00:00.000Z', fechaActualizacion: '2026-05-01T10:00:00.000Z' },
    }
    for (const [field, most] of [
      ['respuesta', 10_000],
      ['nota', 10_000],
      ['administrador', 200],
    ] as const) {
      const [full, long] = ['a'.repeat(most), 'a'.repeat(most + 1)]
      const mensaje = `Aquí caben ${most} letras como máximo.`
      expect(says(c, fieldsOf({ [field]: full }, 2), stored(report))).toEqual({ estado: 'ok' })
      expect(says(c, fieldsOf({ [field]: long }, 2), stored(report))).toEqual({ estado: 'invalido', mensaje })
      const old = stored({ ...report, [field]: long })
      expect(says(c, fieldsOf({ [field]: long.replace('a', 'b') }, 2), old)).toEqual({ estado: 'ok' })
      expect(says(c, fieldsOf({ estado: 'CERRADO' }, 2), old)).toEqual({ estado: 'ok' })
    }
  })

  test('a shorter list is taken for what was in it before, and no excuse for another word', () => {
    const c = 'bomberos_servicios_servicios'
    const [wrong, good] = [
      { nombre: 'Guantes', cantidad: 0 },
      { nombre: 'Espuma', cantidad: 2 },
    ]
    const old = stored({ fecha: '2026-05-01', tipo: 'RESCATE', insumos: [good, wrong] })
    expect(says(c, fieldsOf({ insumos: [wrong] }, 2), old)).toEqual({ estado: 'ok' })
    expect(says(c, fieldsOf({ insumos: [{ ...good, cantidad: 0 }] }, 2), old)).toEqual({
      estado: 'invalido',
      mensaje: 'Ingrese una cantidad entera de 1 o más.',
    })
  })

  test('a clock that is ahead counts and sees nothing: what is counted and seen by a right one would come to nothing', () => {
    const wrong = {
      estado: 'invalido',
      mensaje: 'El reloj de este equipo está adelantado: ponga bien su fecha y hágalo otra vez.',
    }
    const [now, later] = [toDay(new Date(NOW)), LATER].map((day) => `${day}T10:00:00`)
    const hacha = stored({ nombre: 'Hacha', categoria: 'HERRAMIENTA', cantidad: 2, contado: later })
    const recuento = (contado?: string) =>
      says('bomberos_inventario_items', fieldsOf({ cantidad: 3, contado }, 2), hacha)
    expect(recuento(`${addDays(LATER, 1)}T10:00:00`)).toEqual(wrong)
    expect(recuento(now)).toEqual({ estado: 'ok' })
    expect(says('bomberos_inventario_items', fieldsOf({ notas: 'Filo nuevo' }, 2), hacha)).toEqual({
      estado: 'ok',
    })
    const seen = {
      bomberos_inventario_conteos: { item: 'inv-1', equipo: 'a', cantidad: 3 },
      bomberos_inventario_respuestas: { sujeto: 'a', punto: 'p', equipo: 'a', resultado: 'BIEN' },
      bomberos_inventario_revisiones: { sujeto: 'a', nombre: 'Autobomba 1' },
    }
    for (const [c, record] of Object.entries(seen)) {
      expect(says(c, stored({ ...record, cuando: later })), c).toEqual(wrong)
      expect(says(c, stored({ ...record, cuando: now })), c).toEqual({ estado: 'ok' })
    }
  })

  test('a clock that is ahead grants no permit of the year after, and annuls none', () => {
    const c = 'bomberos_inspecciones_permisos'
    const wrong = 'El reloj de este equipo está adelantado: ponga bien su fecha y hágalo otra vez.'
    const paper = { tipo: 'GAS', nombre: 'Camión', informe: '1', informeDia: '2026-03-02', recibo: '7' }
    const permiso = { ...paper, firma: 'Ana', desde: '2026-03-02', hasta: '2026-12-31' }
    const [now, later] = [new Date(NOW).toISOString(), `${LATER}T15:00:00.000Z`]
    expect(says(c, stored({ ...permiso, otorgado: later })).mensaje).toBe(wrong)
    expect(says(c, stored({ ...permiso, otorgado: now }))).toEqual({ estado: 'ok' })
    const granted = stored({ ...permiso, otorgado: now })
    expect(says(c, fieldsOf({ anulado: later, motivo: 'Cerró' }, 2), granted).mensaje).toBe(wrong)
    expect(says(c, fieldsOf({ anulado: now, motivo: 'Cerró' }, 2), granted)).toEqual({ estado: 'ok' })
  })

  test('nothing is before the town, and no call runs, from a day that is still to come', () => {
    const cut = { ejercicio: 2026, fecha: '2026-05-31', hecho: '2026-06-01T10:00:00.000Z', texto: 'Lado' }
    const frozen = stored({ ...cut, sha256: createHash('sha256').update('Lado').digest('hex') })
    const says = (campos: Fields, before: Fields = {}, c = 'bomberos_presupuesto_congelados') => {
      const { estado, mensaje } = judge(CHIEF, { c, id: 'uno', campos }, before, NOW)
      return { estado, mensaje }
    }
    const wrong = { estado: 'invalido', mensaje: 'Ese día todavía no llega.' }
    expect(says(fieldsOf({ publicado: '2090-01-01T00:00:00.000Z' }, 2), frozen)).toEqual(wrong)
    const unread = { estado: 'invalido', mensaje: 'Elija un día y una hora.' }
    expect(says(fieldsOf({ publicado: 'ayer' }, 2), frozen)).toEqual(unread)
    for (const publicado of [new Date(NOW).toISOString(), ''])
      expect(says(fieldsOf({ publicado }, 2), frozen)).toEqual({ estado: 'ok' })
    const call = (instante: string) => stored({ instante, tipo: 'INCENDIO' })
    const c = 'bomberos_despacho_despachos'
    expect(says(call('2090-01-01T00:00:00.000Z'), {}, c)).toEqual(wrong)
    expect(says(call('2020-01-01T00:00:00.000Z'), {}, c)).toEqual({ estado: 'ok' })
  })

  test('a value of a kind that no form writes is refused in Spanish', () => {
    const c = 'bomberos_personal_personal'
    const ana = stored({ nombres: 'Ana Ruiz', cargo: 'Bombera', orden: 1 })
    expect(says(c, fieldsOf({ telefono: ['099'] }, 2), ana).mensaje).toBe('Ese valor no se puede leer.')
  })

  test('values of any kind are refused in words, and throw at nobody', () => {
    for (const c of ['bomberos_datos_pedidos', 'bomberos_lotaip_meses', 'bomberos_personal_personal'])
      for (const value of [7, null, {}, [[]], 'x'])
        expect(
          says(c, stored({ respondido: value, recibido: value, filas: value, estado: value, activo: value })),
        ).toMatchObject({ estado: 'invalido', mensaje: expect.any(String) })
  })
})
