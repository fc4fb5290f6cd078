import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type AxeWindow = { axe?: { run: (root: Document | string, options: RunOptions) => Promise<AxeResults> } }

export type Violation = { rule: string; target: string; message: string }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Options = { include?: string; coloursOnly?: boolean }

/** The violations of WCAG 2.2 AA and axe's best practices, in the page or below one selector. */
export async function axe(page: Page, { include, coloursOnly }: Options = {}): Promise<Violation[]> {
  const loaded = await page.evaluate(() => 'axe' in globalThis)
  // Evaluated instead of added as a script tag, which the page's policy would refuse.
  if (!loaded) await page.evaluate(source)
  const results = await page.evaluate(
    ([root, rules]) => {
      const { axe: engine } = globalThis as AxeWindow
      if (!engine) throw new Error('axe did not load')
      return engine.run(root ?? document, { runOnly: rules, resultTypes: ['violations'] })
    },
    [include, coloursOnly ? COLOURS : TAGS] as const,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      target: node.target.join(' '),
      message: node.failureSummary?.replace(/\s+/g, ' ') ?? '',
    })),
  )
}

/**
 * Scrolls to what stands half under the foot of a dialog or the bar of a selection, as a person does who wants to press
 * it: it is too small there, and nowhere else. What is too small by itself stays so.
 */
async function scrollToHidden(page: Page, violations: readonly Violation[]): Promise<void> {
  for (const { rule, target } of violations)
    if (rule === 'target-size')
      await page
        .locator(target)
        .first()
        .evaluate((control) => control.scrollIntoView({ block: 'center' }))
}

/** Expects no violations in light or dark. It asks again for a while, because a passing toast may cover a control. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = async () => {
      const violations = await axe(page, { coloursOnly: colorScheme === 'dark' })
      await scrollToHidden(page, violations)
      return violations
    }
    await expect.poll(found, { interval: 500, message: `axe in ${colorScheme} on ${page.url()}` }).toEqual([])
  }
}
