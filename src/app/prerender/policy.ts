import { createHash } from 'node:crypto'

const INLINE = /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of one page. It allows the site's own script files and the page's inline scripts by their
 * hashes, so that nothing typed or imported can become a script. From other origins it allows only pasted pictures.
 */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(INLINE)].map(([, text]) => hashOf(text ?? ''))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    // Mantine writes its responsive rules as <style>. Style attributes, which injected markup would use, stay
    // forbidden.
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data: blob: https: http:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Puts the policy right after the charset, because it only applies to what follows. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`
  return html.replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => `${charset}\n    ${meta}`)
}
