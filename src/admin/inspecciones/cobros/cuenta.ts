import { type Calculo, calcular, type Exoneracion } from '@/entities/inspecciones/cobros/calcular'
import type { Salario } from '@/entities/inspecciones/cobros/salario'
import { salarioDe } from '@/entities/inspecciones/cobros/salarios'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { parseAmount } from '@/shared/lib/file/amount'

/** What somebody typed of an order. `cantidades` has a text for each tariff that is charged, by its id; also an empty one. */
export type Typed = {
  local: string
  nombre: string
  paga: string
  ruc: string
  direccion: string
  parroquia: string
  tramite: string
  ano: string
  cantidades: Readonly<Record<string, string>>
  recargo: boolean
  exonera: string
  motivoExonera: string
}

/** What an order comes to, as it is typed. */
export type Cuenta = {
  /** What may be chosen; what goes along by itself isn't among it. */
  ofrecidas: readonly Tarifa[]
  /** What is charged, also what goes along. */
  elegidas: readonly Tarifa[]
  calculo: Calculo
  exoneracion: Exoneracion | undefined
  /** The wage by which some of it was worked out. */
  salario: Salario | undefined
}

const HUNDREDTHS = 100
const WHOLE = 100

/** Percent as somebody typed it; NaN for what is none from 0 to 100. */
function percentOf(typed: string): number {
  const read = parseAmount(typed) ?? Number.NaN
  return read > 0 && read <= WHOLE ? read : Number.NaN
}

const cantidadOf = (typed: string): number => parseAmount(typed) ?? Number.NaN

type Sabido = { salarios: readonly Salario[]; hoy: string; quien: string }

/** Works out what is typed by the tariffs that are for it. */
export function caseOf(typed: Typed, tarifas: readonly Tarifa[], { salarios, hoy }: Sabido): Cuenta {
  const ofrecidas = tarifas.filter(({ siempre }) => !siempre)
  const chosen = ofrecidas.filter(({ id }) => typed.cantidades[id] !== undefined)
  const along = chosen.length > 0 || ofrecidas.length === 0 ? tarifas.filter(({ siempre }) => siempre) : []
  const elegidas = [...chosen, ...along]
  const ano = Number(typed.ano)
  const salario = salarioDe(salarios, ano)
  const percent = typed.exonera.trim() === '' ? undefined : percentOf(typed.exonera)
  const exoneracion =
    percent === undefined || Number.isNaN(percent)
      ? undefined
      : { porciento: Math.round(percent * HUNDREDTHS), motivo: typed.motivoExonera.trim() }
  const calculo = calcular(
    elegidas.map((tarifa) => ({
      tarifa,
      cantidad: tarifa.siempre ? 1 : cantidadOf(typed.cantidades[tarifa.id] ?? ''),
    })),
    { ano, sbu: salario?.centavos, dia: typed.recargo ? hoy : undefined, exoneracion },
  )
  const byWage = elegidas.some(({ bandas }) => bandas.some(({ sbu }) => sbu !== undefined))
  return { ofrecidas, elegidas, calculo, exoneracion, salario: byWage ? salario : undefined }
}

/** What keeps an order from being made, by the field at which it is told. */
export function problemaDe(typed: Typed, { elegidas, calculo }: Cuenta): Record<string, string> {
  const exempt = typed.exonera.trim() !== ''
  return {
    ...(typed.local === '' &&
      typed.nombre.trim() === '' && { nombre: 'Escriba para quién es, o elija un local.' }),
    ...(typed.tramite === '' && { tramite: 'Elija qué se cobra.' }),
    ...(typed.tramite !== '' && elegidas.length === 0 && { cantidades: 'Elija al menos un valor.' }),
    ...(calculo.problemas[0] && { cantidades: calculo.problemas[0] }),
    ...(exempt && Number.isNaN(percentOf(typed.exonera)) && { exonera: 'Escriba un porcentaje de 1 a 100.' }),
    ...(exempt && typed.motivoExonera.trim() === '' && { motivoExonera: 'Escriba por qué se exonera.' }),
  }
}
