type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string>
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => unknown }

/** React sets the text of <style> as HTML: that much is let through, and no markup ever. */
function createHTML(text: string): string {
  if (/<(?!\/?style\b)/i.test(text)) throw new TypeError('El sitio no inserta HTML')
  return text
}

/** The service worker, and workers that the export libraries make of their own code. */
function createScriptURL(address: string): string {
  const { origin, protocol } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`El sitio no carga código de ${protocol}//`)
  return address
}

/**
 * Text that reaches a place where it could become code passes here first (the policy in the page's head demands it).
 * Not everywhere supported; elsewhere the rest of the policy stands alone.
 */
export function guardInjection(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML, createScriptURL })
}
