import { fold } from '@/shared/lib/text'
import { claseDe } from './revisar'

type Campo = { tipo: string; descripcion: string }

const TEXTO = 'Texto'
const FECHA = 'Fecha, como AAAA-MM-DD'
const ENLACE = 'Enlace (URL)'
const ENTERO = 'Número entero'
const DOLARES = 'Número decimal, en dólares'
const POR_CIENTO = 'Número decimal, de cada cien'

/** What a field holds and of which type, by its name in the starting catalogue. */
const CAMPOS: readonly (readonly [tipo: string, words: Readonly<Record<string, string>>])[] = [
  [
    ENTERO,
    {
      'No.': 'Número de la fila',
      'Personas que accedieron en el mes': 'Cuántas personas usaron el servicio en el mes',
      'Número de personas': 'A cuántas personas alcanza',
      'Veces solicitada': 'Cuántas veces se pidió en el mes',
    },
  ],
  [
    DOLARES,
    {
      Asignado: 'Lo aprobado al comienzo del año',
      Modificado: 'Cuánto cambió lo aprobado con las reformas',
      Codificado: 'Lo previsto, con las reformas',
      Certificado: 'Lo reservado para una compra',
      Comprometido: 'Lo que ya se acordó gastar',
      Devengado: 'Lo que ya se recibió o trabajó y se debe pagar',
      Pagado: 'Lo que ya salió de la cuenta',
      Recaudado: 'Lo que ya entró a la cuenta',
      'Saldo por comprometer': 'Lo que todavía se puede acordar',
      'Saldo por devengar': 'Lo que falta por recibir o trabajar',
      'Saldo por pagar': 'Lo devengado que falta por pagar',
      'Remuneración mensual unificada': 'Lo que gana el puesto al mes',
      'Remuneración anual': 'Lo que gana el puesto al año',
      Decimotercera: 'Decimotercera remuneración del año',
      Decimocuarta: 'Decimocuarta remuneración del año',
      'Horas suplementarias y extraordinarias': 'Lo pagado por horas fuera de la jornada',
      'Encargos y subrogaciones': 'Lo pagado por cubrir otro puesto',
      'Total de ingresos adicionales': 'La suma de lo anterior',
      'Presupuesto referencial': 'Lo que se calculó que costaría',
      'Monto adjudicado': 'Por cuánto se adjudicó',
      Monto: 'Valor del contrato, plan o crédito',
      Valor: 'Lo entregado por viáticos',
    },
  ],
  [
    POR_CIENTO,
    {
      'Porcentaje de ejecución': 'Devengado o recaudado, de lo codificado',
      'Porcentaje de satisfacción': 'Cuántos de cada cien quedaron conformes',
    },
  ],
  [
    TEXTO,
    {
      Nivel: 'Nivel de la estructura orgánica',
      Unidad: 'Unidad o área de la institución',
      'Tipo de norma': 'Ley, reglamento, ordenanza, resolución u otra',
      Descripción: 'Qué es, en palabras',
      Objetivo: 'Lo que la unidad se propone',
      Indicador: 'Cómo se mide el objetivo',
      Meta: 'El valor al que se quiere llegar',
      'Apellidos y nombres': 'De la persona servidora',
      'Puesto institucional': 'Cargo que ocupa',
      'Dirección institucional': 'Dónde atiende',
      Ciudad: 'Ciudad o cantón',
      'Teléfono institucional': 'Teléfono de la institución',
      Extensión: 'Extensión del teléfono',
      'Correo institucional': 'Correo de la institución',
      'Régimen laboral': 'LOSEP, Código del Trabajo u otro',
      'Partida presupuestaria': 'Código de la partida de la que se paga',
      Grado: 'Grado del puesto en la escala',
      Destino: 'A dónde fue',
      Tipo: 'Clase de lo que se informa',
      Servicio: 'Nombre del servicio',
      Formulario: 'Formulario que se llena',
      'Se hace en línea': 'Si se puede hacer por internet: Sí o No',
      Código: 'Código de la partida, según el clasificador presupuestario',
      Categoría: 'Ingreso o Gasto',
      'Número de informe': 'Número del informe de auditoría',
      'Nombre del examen': 'Qué se examinó',
      'Período analizado': 'Desde y hasta cuándo',
      Área: 'Área examinada',
      'Código del proceso': 'Código en el portal de compras públicas',
      'Tipo de proceso': 'Modo de contratación',
      Objeto: 'Qué se contrata o acuerda',
      Etapa: 'En qué paso está',
      'RUC del proveedor': 'RUC de quien provee',
      RUC: 'RUC de quien incumplió',
      Contrato: 'Número u objeto del contrato',
      Nombre: 'Nombre del plan o programa',
      Período: 'Tiempo que abarca',
      Avance: 'Cuánto está hecho',
      Plazo: 'Cuánto tiempo dura',
      Mecanismo: 'Cómo se rindió cuentas',
      Resolución: 'Número de la resolución',
      Motivo: 'Para qué fue',
      Tema: 'De qué trata',
      Vigencia: 'Hasta cuándo vale',
      Participantes: 'Quiénes estuvieron',
      Asunto: 'De qué se trató',
      Duración: 'Cuánto duró',
      Modalidad: 'Presencial o virtual',
      Lugar: 'Dónde fue',
      'Con quién': 'La otra parte',
      Ocasión: 'Con qué motivo se entregó',
      'De quién': 'Quién lo entregó',
      Grupo: 'A qué grupo de personas afecta',
      Política: 'Nombre de la política',
      Fase: 'En qué fase está',
      'Acción afirmativa': 'Qué se hizo',
      Información: 'Qué se publica',
    },
  ],
]

const BY_NAME = new Map(
  CAMPOS.flatMap(([tipo, words]) =>
    Object.entries(words).map(([name, descripcion]): [string, Campo] => [fold(name), { tipo, descripcion }]),
  ),
)

/** What the dictionary says of a field. Of one that the brigade named itself, what its name says. */
export function campoDe(name: string): Campo {
  const known = BY_NAME.get(fold(name))
  if (known) return known
  const clase = claseDe(name)
  if (clase === 'enlace') return { tipo: ENLACE, descripcion: 'Dirección en internet donde se puede leer' }
  if (clase === 'fecha') return { tipo: FECHA, descripcion: `${name}: día en que ocurrió` }
  return { tipo: TEXTO, descripcion: name }
}
