type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string>
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => unknown }

/** React sets the text of <style> as HTML: text without markup is allowed, anything else is not. */
function createHTML(text: string): string {
  if (/<(?!\/?style\b)/i.test(text)) throw new TypeError('El sitio no inserta HTML')
  return text
}

/** Allows the service worker, and workers that the export libraries create from their own code. */
function createScriptURL(address: string): string {
  const { origin, protocol } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`El sitio no carga código de ${protocol}//`)
  return address
}

/**
 * Checks every text that could become code (HTML, a script's address) where the browser is about to use it, as the
 * policy in the page's head demands. Browsers without Trusted Types have only the rest of the policy.
 */
export function guardInjection(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML, createScriptURL })
}
