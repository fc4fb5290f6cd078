/**
 * The link that carries a packet, always behind `#`: a fragment is never sent, so no server log ever sees it.
 * Acknowledgements open on the citizen's phone, reports at the station. `origin` has no final slash.
 */
export function linkFor(origin: string, packet: string): string {
  return packet[1] === 'a'
    ? `${origin}/reportar/mis-reportes#acuse=${packet}`
    : `${origin}/admin/reportes?importar=1#p=${packet}`
}

/**
 * The packet inside whatever a person pasted or scanned: a link, a location hash, a whole message, or the
 * packet alone, even broken into lines. Without one, the trimmed text, which `unpack` then refuses.
 */
export function packetIn(text: string): string {
  const inLink = /#(?:acuse|p)=([\w-]+)/.exec(text)?.[1]
  return inLink ?? text.replace(/\s+/g, '')
}
