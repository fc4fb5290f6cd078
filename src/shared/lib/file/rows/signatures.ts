import { cellText } from '@/shared/lib/file/cells'
import type { ImportLine } from '@/shared/lib/file/import-result'

const SIGNED =
  /^(?:elaborad|preparad|realizad|revisad|aprobad|autorizad|verificad|validad|legalizad|certificad)[oa]s?\b(?:\s+por\b|\s*:|\s*$)|^(?:firmas?|visto bueno|v\.?\s?b\.?|recib[ií] conforme|entregu[eé] conforme)\s*[:.]?\s*$/i

const textsOf = <K extends string>({ cells }: ImportLine<K>) =>
  (Object.values(cells) as Parameters<typeof cellText>[0][]).map(cellText).filter(Boolean)

/**
 * The lines at the end of a list that are signatures: from `ELABORADO POR:` on, as long as no line has what only a record
 * has. `records` are the fields that say so.
 */
export function signaturesAmong<K extends string>(
  lines: readonly ImportLine<K>[],
  records: readonly K[],
): ReadonlySet<ImportLine<K>> {
  const from = lines.findIndex((line) => textsOf(line).some((text) => SIGNED.test(text)))
  if (from < 0) return new Set()
  const tail = lines.slice(from)
  const isRecord = ({ cells }: ImportLine<K>) => records.some((key) => cellText(cells[key]) !== '')
  return tail.some(isRecord) ? new Set() : new Set(tail)
}

/** `Parecen firmas y no se traen: «ELABORADO POR:», «Lcda. Gladys Moreira».` */
export const tellSignatures = <K extends string>(lines: Iterable<ImportLine<K>>): string =>
  `Parecen firmas al pie de la lista, y no se traen: ${[...lines]
    .flatMap(textsOf)
    .map((text) => `«${text}»`)
    .join(', ')}.`
