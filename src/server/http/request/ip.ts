import { isIPv4, isIPv6 } from 'node:net'

/** `1.2.3.4:5678`, `[2001:db8::1]:443` or `fe80::1%eth0` without what doesn't belong to the address. */
const bareOf = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The eight parts of an IPv6 address, without leading zeros. */
function partsOf(address: string): string[] {
  // As browsers write it: in hex, and with `::` for the zeros.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])]
}

/** The IPv4 address that an IPv6 one stands for, as a server that listens on both sees it; else undefined. */
function mappedIn(address: string): string | undefined {
  const parts = partsOf(address)
  if (parts.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = parts.slice(6).flatMap((part) => {
    const value = Number.parseInt(part, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/** The address in a text that may have a port; null for what is none, such as a name. */
export function literalOf(text: string): string | null {
  const bare = bareOf(text)
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? (mappedIn(bare) ?? bare.toLowerCase()) : null
}

const LINE6 = '::/64'

/** What one line has: an IPv4 address, or the first half of an IPv6 one. */
export const lineOf = (address: string): string =>
  isIPv4(address) ? address : `${partsOf(address).slice(0, 4).join(':')}${LINE6}`

/** Whether a line is of IPv6. */
export const isLine6 = (line: string): boolean => line.endsWith(LINE6)

/** The network of which such a line is: providers give a site a whole /48. */
export const netOf = (line: string): string => `${line.split(':').slice(0, 3).join(':')}::/48`
