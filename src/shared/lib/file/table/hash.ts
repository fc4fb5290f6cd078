/** A number that is another one for another text (FNV-1a). Nobody attacks it, and the browser's own hashes make whoever asks wait. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const mark of text) hash = Math.imul(hash ^ (mark.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
