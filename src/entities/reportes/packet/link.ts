/**
 * The link that carries a packet behind `#`: browsers never send a fragment, so no server log holds a report.
 * Acknowledgements open on the citizen's phone, reports at the station. `origin` has no final slash.
 */
export function linkFor(origin: string, packet: string): string {
  return packet[1] === 'a'
    ? `${origin}/reportar/mis-reportes#acuse=${packet}`
    : `${origin}/admin/reportes?importar=1#p=${packet}`
}

/**
 * Finds the packet in a pasted or scanned text: a link, a location hash, a whole message or the packet alone, even
 * broken into lines. Without a packet it returns the trimmed text, which `unpack` then refuses.
 */
export function packetIn(text: string): string {
  const inLink = /#(?:acuse|p)=([\w-]+)/.exec(text)?.[1]
  return inLink ?? text.replace(/\s+/g, '')
}
