import { expect, test } from 'vitest'
import { withApp } from '../support/harness'

/** Reports of a refusal by the policy; every other test fails on them. */
const REFUSALS = [/CSP /, /Content Security Policy/, /TrustedHTML|TrustedScript/, /Trusted ?Type/i]

test.each(['/', '/reportar', '/admin'])(
  'on %s nothing typed or injected becomes code, style or a request to somewhere else',
  (path) =>
    withApp(
      async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.headers()).toMatchObject({
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        const tried = await page.evaluate(async () => {
          const outcome = async (attempt: () => unknown) => {
            // In a task of the page itself, because DevTools may evaluate what the page may not.
            await new Promise((done) => setTimeout(done))
            try {
              await attempt()
              return 'done'
            } catch (error) {
              return (error as Error).name
            }
          }
          const element = document.createElement('p')
          const script = document.createElement('script')
          return {
            markup: await outcome(() => {
              element.innerHTML = '<img src="x" onerror="document.title = 1">'
            }),
            foreignScript: await outcome(() => {
              script.src = 'https://example.com/x.js'
            }),
            inlineScript: await outcome(() => {
              script.textContent = 'document.title = 1'
            }),
            eval: await outcome(() => new Function('return 1')()),
            request: await outcome(() => fetch('https://example.com/')),
            style: await outcome(() => {
              element.setAttribute('style', 'color: red')
              document.body.append(element)
              if (element.style.color) return
              throw new TypeError('refused')
            }),
          }
        })
        expect(tried).toEqual({
          markup: 'TypeError',
          foreignScript: 'TypeError',
          inlineScript: 'TypeError',
          eval: 'EvalError',
          request: 'TypeError',
          style: 'TypeError',
        })
      },
      { allow: REFUSALS },
    ),
)
