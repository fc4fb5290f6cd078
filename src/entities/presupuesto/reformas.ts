import { parseAmount } from '@/shared/lib/file/amount'
import { formatUsd, sumUsd, toCents } from '@/shared/lib/moneda'
import { newId } from '@/shared/storage/ids'
import { minusUsd, type Partida, type Reforma } from './partida'

/** Text that is no amount, or an empty field, is worth nothing yet. */
const usdOf = (typed: number | string): number => parseAmount(typed) ?? 0

/** A reform while somebody types it; `id` is the row's own and isn't kept. */
export type ReformaForm = Omit<Reforma, 'monto'> & { id: string; monto: number | string }
/** What a line has besides the specification's fields, while somebody types it. */
export type ReformadoForm = { programa: string; inicial: number | string; reformas: ReformaForm[] }

type Reformed = Pick<Partida, 'programa' | 'inicial' | 'reformas'>

export const newReforma = (monto: number | string = ''): ReformaForm => ({
  ...{ id: newId('reforma-'), fecha: '', documento: '', motivo: '', monto },
})

export const reformadoForm = (line?: Reformed): ReformadoForm => ({
  programa: line?.programa ?? '',
  inicial: line?.inicial ?? '',
  reformas: (line?.reformas ?? []).map((reforma) => ({ ...reforma, id: newId('reforma-') })),
})

/** What the form says to store; nothing of what there never was. */
export function reformadoFrom({ programa, inicial, reformas }: ReformadoForm, before?: Reformed): Reformed {
  const rows = reformas.map(
    ({ fecha, documento, motivo, monto, archivos = [] }): Reforma => ({
      ...{ fecha, documento: documento.trim(), motivo: motivo.trim(), monto: usdOf(monto) },
      ...(archivos.length > 0 && { archivos }),
    }),
  )
  const named = programa.trim()
  return {
    ...((named || before?.programa !== undefined) && { programa: named }),
    ...(inicial === ''
      ? before?.inicial !== undefined && { inicial: undefined }
      : { inicial: usdOf(inicial) }),
    ...((rows.length > 0 || before?.reformas) && { reformas: rows }),
  }
}

/** What is wrong in each row, by the path of its field. */
export const reformaProblems = (reformas: readonly ReformaForm[]): Record<string, string> =>
  Object.fromEntries(
    reformas.flatMap(({ fecha, monto }, index) => [
      ...(fecha ? [] : [[`reformas.${index}.fecha`, 'Escriba el día de la reforma.'] as const]),
      ...(usdOf(monto) === 0
        ? [[`reformas.${index}.monto`, 'Escriba cuánto cambia, en dólares; con − si quita.'] as const]
        : []),
    ]),
  )

/** What all these reforms change together, in US dollars. */
export const montoOf = (reformas: readonly { monto: number | string }[]): number =>
  sumUsd(reformas.map(({ monto }) => usdOf(monto)))

/** The part of a line's coded amount without a document, in US dollars; undefined if nobody wrote the first figure. */
export function sinDocumentoOf({
  inicial,
  reformas = [],
  codificado,
}: Reformed & Pick<Partida, 'codificado'>): number | undefined {
  if (inicial === undefined) return undefined
  const told = reformas.filter(({ documento }) => documento !== '')
  return minusUsd(minusUsd(codificado, inicial), montoOf(told))
}

/** How the coded amount comes about, in a sentence; empty where nobody said the first figure. */
export function explicacion(line: Reformed & Pick<Partida, 'codificado'>): string {
  const { inicial, codificado } = line
  const without = sinDocumentoOf(line)
  if (inicial === undefined || without === undefined) return ''
  const documented = minusUsd(minusUsd(codificado, inicial), without)
  const sum = `Inicial ${formatUsd(inicial)} + reformas ${formatUsd(documented)}`
  return toCents(without) === 0
    ? `${sum} = codificado ${formatUsd(codificado)}.`
    : `${sum} + sin documento ${formatUsd(without)} = codificado ${formatUsd(codificado)}.`
}
