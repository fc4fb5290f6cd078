import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { App } from '@/app/create-app'
import { KEYS } from '../keys'

/** What a person does in an opened screen of the panel, by roles and names. */

type Name = string | RegExp

/** The dialog on top: a question lies over the form that asked it. */
const top = () => screen.queryAllByRole('dialog').at(-1)

export const dialog = (name: Name) => screen.findByRole('dialog', { name })

export const closed = () => waitFor(() => expect(top()).toBeUndefined())

/** Waits until the place shows this text, also as part of a longer one. */
export async function sees(text: string, place: HTMLElement = document.body): Promise<void> {
  await waitFor(() => expect(place.textContent?.replace(/\s+/g, ' ')).toContain(text))
}

/** What a press reaches: a dialog covers the page. */
const insideOf = (place?: HTMLElement) => within(place ?? top() ?? document.body)

export const button = (name: Name, place?: HTMLElement) =>
  waitFor(() => insideOf(place).getByRole<HTMLButtonElement>('button', { name }))

/** Presses a button of the dialog on top, or of the page when none is open. */
export async function press(name: Name, place?: HTMLElement): Promise<void> {
  const found = await button(name, place)
  found.focus()
  fireEvent.click(found)
}

type Control = HTMLInputElement

function labelled(label: string, place: HTMLElement): Control | undefined {
  const named = [...place.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace(/\s*\*$/, '').trim() === label,
  )
  return (named?.control ?? place.querySelector(`[aria-label="${label}"]`) ?? undefined) as
    | Control
    | undefined
}

/** A control by its label, whether or not that has the star of what is required. */
export const field = (label: string, place?: HTMLElement): Promise<Control> =>
  waitFor(() => labelled(label, place ?? top() ?? document.body) ?? expect.fail(`no field «${label}»`))

/** Fields in dollars look at their text once it is left. */
export async function fill(label: string, value: string, place?: HTMLElement): Promise<void> {
  const control = await field(label, place)
  control.focus()
  fireEvent.change(control, { target: { value } })
  control.blur()
}

export async function check(label: string, place?: HTMLElement): Promise<void> {
  fireEvent.click(await field(label, place))
}

export async function reads(label: string, value: string): Promise<void> {
  await waitFor(async () => expect((await field(label)).value).toBe(value))
}

/** Gives a file to the dialog on top. */
export async function give(label: string, name: string, content: BlobPart): Promise<void> {
  fireEvent.change(await field(label), { target: { files: [new File([content], name)] } })
}

/** Waits for a toast with this text and closes it, because only three show at once. «Deshacer» goes with it. */
export async function said(text: string): Promise<void> {
  const found = () => screen.queryAllByRole('alert').find(({ textContent }) => textContent?.includes(text))
  const toast = await waitFor(() => found() ?? expect.fail(`no toast says «${text}»`))
  fireEvent.click(within(toast).getByRole('button', { name: 'Cerrar aviso' }))
}

/** Saves the open form and waits until its toast is there and the dialog has gone. */
export async function saveForm(title: string): Promise<void> {
  await press('Guardar')
  await said(title)
  await closed()
}

export const rowsOf = (text: string) =>
  screen.queryAllByRole('row').filter(({ textContent }) => textContent?.includes(text))

/** The row of a list that has this text. */
export const rowOf = (text: string): Promise<HTMLElement> =>
  waitFor(() => rowsOf(text)[0] ?? expect.fail(`no row has «${text}»`))

export const gone = (text: string) => waitFor(() => expect(rowsOf(text)).toEqual([]))

/** Presses `Eliminar <record>` and confirms, once the question is there to the letter. */
export async function remove(record: string, question: string): Promise<void> {
  await press(`Eliminar ${record}`)
  const asked = await dialog('Eliminar')
  await within(asked).findByText(question)
  await press('Eliminar', asked)
  await closed()
}

/** The records of a stored list. */
export function records<T = Record<string, unknown>>(key: string): T[] {
  return JSON.parse(localStorage.getItem(key) ?? expect.fail(`nothing is stored as ${key}`)).data
}

/** Writes a list as another tab or an import would. */
export function putRecords(key: string, data: object[]): void {
  localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() + 1000 }))
}

/** Gives a user the storekeeper's role elsewhere: the stored list decides, not the screen. */
export function demote(userId: string): void {
  const changed = records(KEYS.usuarios).map((user) =>
    user.id === userId ? { ...user, role: 'BODEGA' } : user,
  )
  putRecords(KEYS.usuarios, changed)
}

/** What the fields of the dialog on top are called, in their order. */
export const labels = (): string[] =>
  [...(top()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent.replace(/\s*\*$/, ''))

/** The file that a press offers for download. */
export async function exported(name: Name, place?: HTMLElement): Promise<{ name: string; text: string }> {
  const made = vi.spyOn(URL, 'createObjectURL')
  let offered = ''
  // Nothing here follows a link to a file.
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
    offered = event.target.download
    event.preventDefault()
  }
  document.addEventListener('click', onClick)
  await press(name, place)
  await waitFor(() => expect(offered).not.toBe(''))
  document.removeEventListener('click', onClick)
  const [blob] = made.mock.lastCall ?? []
  made.mockRestore()
  return { name: offered, text: (await (blob as Blob).text()).replace('\uFEFF', '') }
}

/** Turns the app's other pages as its own links do. */
export async function go({ app }: { app: App }, path: string): Promise<void> {
  await act(async () => {
    app.router.history.push(path)
    await app.router.load()
  })
}

/** Everything that the app was refused is also told in the console. */
export const refused = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** The names of a row's buttons, without the record. */
export async function verbs(record: string): Promise<string[]> {
  const buttons = within(await rowOf(record)).getAllByRole('button')
  return buttons.flatMap((one) => one.getAttribute('aria-label')?.replace(` ${record}`, '') ?? [])
}
