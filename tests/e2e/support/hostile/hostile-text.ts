import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { EMOJI, MARKUP, ODD } from '../../../tools/hostile-texts.mjs'
import { actAs } from '../actions'
import { type App, withApp } from '../harness'
import { cutTexts, sideways } from '../measure'

export const PHONE = { viewport: { width: 360, height: 740 } }

/** The app on the phone of the chief, who may see and write everything. */
export const asChief = (run: (app: App) => Promise<void>) =>
  withApp(async (app) => {
    await actAs(app.page, 'user-1')
    await run(app)
  }, PHONE)

const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What a spreadsheet takes for a formula. */
const STARTS = ['=1+1', '@SUM(A1)', '+', '-', "'=1"]

/** A mark that can be found wherever the text turns up. */
const mark = (n: number) => `⟦${n}⟧`

let count = 0

/** A text unlike every other, at most `most` characters long. */
export function hostile(lines: boolean, most = Number.POSITIVE_INFINITY): string {
  count += 1
  const start = `${STARTS[count % STARTS.length]} ${mark(count)}`
  if (most < 1000) return `${start} ${ODD[count % MARKUP.length]}`.slice(0, most)
  return lines ? [start, ...ODD, 'muy largo '.repeat(500).trim()].join('\n') : [start, ...ODD].join(' ')
}

/** The marks in a text. */
export const marksIn = (text: string) => text.match(/⟦\d+⟧/g) ?? []

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=time])'

/** Every text control of the form, also ones added later. */
export const fieldsOf = (form: Locator): Locator => form.locator(TYPED).and(form.locator(':enabled:visible'))

type Spoken = { name: string; lines: boolean; invalid: boolean; described: string }

/** A field's accessible name and description. */
const spokenBy = (field: Locator): Promise<Spoken> =>
  field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return {
      name: element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? '',
      lines: element instanceof HTMLTextAreaElement,
      invalid: element.getAttribute('aria-invalid') === 'true',
      described: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    }
  })

export type Filled = Map<string, string>

/** Types a hostile text into each field, which must then show exactly that text. */
export async function fillHostile(form: Locator): Promise<Filled> {
  const fields = fieldsOf(form)
  await fields.first().waitFor()
  const filled: Filled = new Map()
  const total = await fields.count()
  for (let n = 0; n < total; n++) {
    const field = fields.nth(n)
    const { name, lines } = await spokenBy(field)
    const text = hostile(lines)
    await field.fill(text)
    await expect.poll(() => field.inputValue(), { message: name }).toBe(text)
    expect(filled.has(name) || !name, `two fields called «${name}»`).toBe(false)
    filled.set(name, text)
  }
  await expect.poll(() => fields.count()).toBe(total)
  return filled
}

/** Expects that no typed text ran or became markup, and that none makes a phone scroll sideways. */
export async function expectSafe(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: '__pwned' in window,
    made: document.querySelectorAll('[onerror], [onload], [href^="javascript:" i], [src="x"]').length,
  }))
  expect(found, page.url()).toEqual({ ran: false, made: 0 })
  await expect.poll(() => sideways(page), { message: page.url() }).toEqual([])
  await expect.poll(() => cutTexts(page), { message: page.url() }).toEqual([])
}

/** Ignores spaces and commas, because a list of texts is shown with spaces. */
const squeeze = (text: string) => text.replace(/[\s,]/g, '')

/** The parts that must be readable on the page: the whole text, or in Markdown what is not its marks. */
const shownOf = (name: string, text: string): string[] =>
  name === 'Contenido' ? [...marksIn(text), ...MARKUP, EMOJI] : [text]

/** Expects each of the texts on the page. */
export async function expectShown(page: Page, filled: Iterable<[name: string, text: string]>): Promise<void> {
  const wanted = [...filled].flatMap(([name, text]) => shownOf(name, text)).map(squeeze)
  const read = async () => squeeze((await page.locator('body').textContent()) ?? '')
  await expect
    .poll(async () => {
      const shown = await read()
      return wanted.filter((text) => !shown.includes(text))
    })
    .toEqual([])
  await expectSafe(page)
}

/** Every text inside a stored value; a list also as one text with commas, as it was typed. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  const texts = Object.values(value).flatMap(textsIn)
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? [...texts, value.join(',')]
    : texts
}

/** A number and a picture are stored in other forms than their typed text. */
const NOT_AS_TYPED = ['7', GIF]

/** Valid input for each sentence beside a field. */
const ANSWERS: readonly [sentence: RegExp, text: (lines: boolean, match: string) => string][] = [
  [/email válido/, () => `bombera-${++count}@correo.example`],
  [/dirección de imagen/, () => GIF],
  [/099 123 4567/, () => '099 123 4567'],
  [/solo la dirección, sin nada después/, () => 'https://bomberos.example'],
  [/https:\/\//, () => 'https://bomberos.example/?a=<b>&"c"'],
  [/Aquí caben (\d+) letras como máximo/, (lines, most) => hostile(lines, Number(most))],
  [/enter[oa]|número|valor de 0 o más/, () => '7'],
]

/** Expects each field that refuses its text to say why and to keep it; then gives it valid input. */
async function settle(form: Locator, filled: Filled): Promise<void> {
  const fields = fieldsOf(form)
  for (const [n, field] of (await fields.all()).entries()) {
    const { name, lines, invalid, described } = await spokenBy(field)
    if (described.includes('se guardará 0')) filled.delete(name)
    if (!invalid) continue
    await expect.poll(() => fields.nth(n).inputValue(), { message: name }).toBe(filled.get(name))
    const [sentence, text] = ANSWERS.find(([asked]) => asked.test(described)) ?? []
    if (!sentence || !text) throw new Error(`nobody knows what «${name}» asks for: ${described}`)
    const answer = text(lines, sentence.exec(described)?.[1] ?? '')
    await field.fill(answer)
    if (NOT_AS_TYPED.includes(answer)) filled.delete(name)
    else filled.set(name, answer)
  }
}

const invalidIn = (form: Locator) => form.locator('[aria-invalid=true]')

/** Fills the form, sends it, corrects what it refuses and sends it again. Returns what must be stored now. */
export async function sendHostile(form: Locator, send: string | RegExp, done: () => Promise<boolean>) {
  const filled = await fillHostile(form)
  const press = () => form.getByRole('button', { name: send }).press('Enter')
  await form.getByRole('button', { name: send }).focus()
  // The form checks a picture's address before the other fields.
  for (let tries = 0; tries < 3 && !(await done()); tries++) {
    await settle(form, filled)
    await press()
    await expect.poll(async () => (await done()) || (await invalidIn(form).count()) > 0).toBe(true)
  }
  await expect.poll(done).toBe(true)
  return filled
}
