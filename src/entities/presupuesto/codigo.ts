/**
 * A code of the Ecuadorian budget classifier in its dotted form: 53.08.02, 530802 and 5.3.08.02 all give 53.08.02.
 * Null when the text is no such code.
 */
export function normalizeCodigo(text: string): string | null {
  const parts = text.trim().split(/[.\s-]+/)
  if (!parts.every((part) => /^\d+$/.test(part))) return null
  const [first = '', second = '', ...rest] = parts
  // 5.3.08.02: accounting programs print nature and group as two parts.
  const joined = first.length === 1 && second.length === 1 ? [first + second, ...rest] : parts
  const groups: string[] = []
  for (const part of joined) {
    if (part.length % 2 === 0) groups.push(...(part.match(/\d\d/g) ?? []))
    // A spreadsheet drops the zero of 08; codes below the classifier's items may have 3 digits.
    else if (groups.length > 0) groups.push(part.padStart(2, '0'))
    else return null
  }
  return groups.join('.')
}

/** A code in every way in which somebody may look for it: as it stands, 53.08.03, 530803 and 5.3.08.03. */
export function codeSpellings(text: string): string[] {
  const codigo = normalizeCodigo(text)
  if (!codigo) return [text]
  return [text, codigo, codigo.replaceAll('.', ''), `${codigo.charAt(0)}.${codigo.slice(1)}`]
}
