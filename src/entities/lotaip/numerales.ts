/**
 * One set of what the law has a public body publish. `id` is its number, `5-22` where two numerals share one set;
 * `cadencia` says in words how often its content changes, empty where that isn't known.
 */
export type Numeral = { id: string; nombre: string; cadencia: string; campos: string[] }

const MENSUAL = 'Mensual'
const TRIMESTRAL = 'Trimestral'
const SEMESTRAL = 'Semestral'
const SEMESTRAL_O_ANUAL = 'Semestral o anual'
const SIN_DECIR = ''

const numeral = (id: string, nombre: string, cadencia: string, campos: readonly string[]): Numeral => ({
  ...{ id, nombre, cadencia },
  campos: [...campos],
})

const PERSONA = ['Apellidos y nombres', 'Puesto institucional']

/**
 * What a brigade starts from: art. 19 of the law of 2023, second-hand (see `FUENTE`). The brigade edits it, so no
 * other code may rely on a number or a name in it; what the panel fills looks its fields up by name.
 */
export const NUMERALES: readonly Numeral[] = [
  numeral('1.1', 'Estructura orgánica', SIN_DECIR, ['Nivel', 'Unidad']),
  numeral('1.2', 'Base legal y normas', SIN_DECIR, ['Tipo de norma', 'Descripción', 'Enlace a la norma']),
  numeral('1.3', 'Metas y objetivos', SEMESTRAL_O_ANUAL, [
    ...['Unidad', 'Objetivo', 'Indicador', 'Meta', 'Enlace al documento'],
  ]),
  numeral('2', 'Directorio y distributivo del personal', MENSUAL, [
    ...['No.', ...PERSONA, 'Unidad', 'Dirección institucional', 'Ciudad'],
    ...['Teléfono institucional', 'Extensión', 'Correo institucional'],
  ]),
  numeral('3', 'Remuneraciones', SIN_DECIR, [
    ...['No.', 'Puesto institucional', 'Régimen laboral', 'Partida presupuestaria', 'Grado'],
    ...['Remuneración mensual unificada', 'Remuneración anual', 'Decimotercera', 'Decimocuarta'],
    ...[
      'Horas suplementarias y extraordinarias',
      'Encargos y subrogaciones',
      'Total de ingresos adicionales',
    ],
  ]),
  numeral('4', 'Licencias y comisiones', MENSUAL, [
    ...[...PERSONA, 'Fecha de inicio', 'Fecha de fin', 'Destino', 'Tipo'],
  ]),
  numeral('5-22', 'Servicios, formularios y formatos', MENSUAL, [
    ...['Servicio', 'Enlace al servicio', 'Personas que accedieron en el mes', 'Formulario'],
    ...['Se hace en línea', 'Porcentaje de satisfacción'],
  ]),
  numeral('6', 'Presupuesto', MENSUAL, [
    ...['Código', 'Categoría', 'Descripción', 'Asignado', 'Modificado', 'Codificado', 'Certificado'],
    ...['Comprometido', 'Devengado', 'Pagado', 'Saldo por comprometer', 'Saldo por devengar'],
    ...['Saldo por pagar', 'Porcentaje de ejecución'],
  ]),
  numeral('7', 'Auditorías internas y gubernamentales', MENSUAL, [
    ...['No.', 'Número de informe', 'Tipo', 'Nombre del examen', 'Período analizado', 'Área'],
    ...['Enlace al informe', 'Enlace al seguimiento'],
  ]),
  numeral('8', 'Contratación pública', MENSUAL, [
    ...['Fecha', 'Código del proceso', 'Tipo de proceso', 'Objeto', 'Presupuesto referencial'],
    ...['Partida presupuestaria', 'Monto adjudicado', 'Etapa', 'RUC del proveedor', 'Enlace al proceso'],
  ]),
  numeral('9', 'Personas que incumplieron contratos', MENSUAL, [
    ...['No.', 'RUC', 'Contrato', 'Monto', 'Fecha desde', 'Fecha hasta'],
  ]),
  numeral('10', 'Planes y programas en ejecución', MENSUAL, [
    ...['Nombre', 'Período', 'Monto', 'Enlace al documento', 'Avance'],
  ]),
  numeral('11', 'Contratos de crédito', MENSUAL, ['Descripción', 'Monto', 'Plazo', 'Enlace al contrato']),
  numeral('12', 'Rendición de cuentas', SIN_DECIR, [
    ...['Mecanismo', 'Resolución', 'Período', 'Enlace al documento'],
  ]),
  numeral('13', 'Viáticos y justificativos', MENSUAL, [
    ...[...PERSONA, 'Tipo', 'Fecha de inicio', 'Fecha de fin', 'Motivo', 'Valor', 'Enlace al informe'],
  ]),
  numeral('14', 'Responsable de atender la información', MENSUAL, [
    ...[...PERSONA, 'Dirección institucional', 'Teléfono institucional', 'Correo institucional'],
  ]),
  numeral('15', 'Contratos colectivos', MENSUAL, ['Descripción', 'Enlace al contrato']),
  numeral('16', 'Índice de información reservada', SEMESTRAL_O_ANUAL, [
    ...['Tema', 'Resolución', 'Fecha de la resolución', 'Vigencia', 'Enlace a la resolución'],
  ]),
  numeral('17', 'Reuniones de las autoridades', MENSUAL, [
    ...['Participantes', 'Asunto', 'Fecha', 'Duración', 'Modalidad', 'Lugar', 'Enlace al registro'],
  ]),
  numeral('18', 'Convenios', SEMESTRAL, [
    'Tipo',
    'Fecha',
    'Objeto',
    'Con quién',
    'Plazo',
    'Enlace al convenio',
  ]),
  numeral('19', 'Donativos y obsequios', MENSUAL, [
    ...['Fecha', 'Descripción', 'Ocasión', 'De quién', 'Enlace al documento'],
  ]),
  numeral('20', 'Información de solicitud frecuente', MENSUAL, ['Tema', 'Veces solicitada', 'Enlace']),
  numeral('21', 'Políticas que afectan a un grupo', TRIMESTRAL, [
    ...['Grupo', 'Política', 'Fase', 'Fecha', 'Enlace al documento'],
  ]),
  numeral('23', 'Acciones afirmativas', TRIMESTRAL, ['Número de personas', 'Acción afirmativa']),
  numeral('24', 'Otra información y desarrollo sostenible', SEMESTRAL_O_ANUAL, ['Información', 'Enlace']),
]

/** Where the list above is from, and the day on which somebody copied it. */
export const FUENTE =
  'Transcripción de terceros de la Guía metodológica y del Instructivo de monitoreo 2024 de la Defensoría del Pueblo. No es la guía oficial: compárela con ella antes de presentar.'
export const FECHA_FUENTE = '2026-11-25'
