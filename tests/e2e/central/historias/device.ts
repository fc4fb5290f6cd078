import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { KEYS } from '../../../keys'
import { type ACCOUNTS, signIn } from '../../../tools/accounts.mjs'
import type { Event } from '../../../tools/history-judge.mjs'
import { offline, records, waitForWorker } from '../../support/actions'
import { button, dialog, field } from '../../support/admin'
import { rows } from '../../support/central/station'
import { type Killable, killHard, launchKillable } from '../../support/chromium/kill'
import { temporaryFolder } from '../../support/fixture'
import { waitForApp } from '../../support/harness'
import { rowOf, said, saveForm } from '../../support/panel'
import { toast } from '../../support/reportar'

export const LIST = KEYS.personal

const LABELS = { cargo: 'Cargo', telefono: 'Teléfono', email: 'Email' } as const
export type Field = keyof typeof LABELS

/** What the judge compares of a person; an empty text says no more than none. */
type Person = { id: string; nombres: string } & Partial<Record<Field, string>>

/** Unfinished forms that come back would be saved along with a later word, and nobody would have noted it. */
const forgetDrafts = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('bomberos')
    opening.onsuccess = () => {
      const writing = opening.result.transaction('datos', 'readwrite', { durability: 'strict' })
      writing.objectStore('datos').delete(IDBKeyRange.bound('borrador:', 'borrador:\uffff'))
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

/**
 * One browser with a profile of its own, in the hands of one person, who writes down what they do (`log`) and what they
 * were told. The browser may die; its profile stays.
 */
export class Device {
  private readonly profile = temporaryFolder()
  private chromium: Killable | undefined
  private page!: Page
  private readonly name: string
  private readonly account: keyof typeof ACCOUNTS
  private readonly url: string
  private readonly log: Event[]
  /** The id of each name that this device has seen. */
  readonly ids = new Map<string, string>()

  constructor(name: string, account: keyof typeof ACCOUNTS, url: string, log: Event[]) {
    this.name = name
    this.account = account
    this.url = url
    this.log = log
  }

  async start(): Promise<void> {
    this.chromium = await launchKillable(this.profile.dir, { worker: true })
    this.take(this.chromium.page)
    // Before anybody goes on: a page that loads while the first worker takes over is controlled only from its next load on.
    await this.page.goto(this.url)
    await waitForWorker(this.page)
    await this.enter()
  }

  async end(): Promise<void> {
    if (this.chromium) await killHard(this.chromium)
    this.chromium = undefined
    this.profile.remove()
  }

  /** The power fails, and comes back. */
  async dies(): Promise<void> {
    if (this.chromium) await killHard(this.chromium)
    await this.start()
    await this.page.evaluate(forgetDrafts)
  }

  async reopensTab(): Promise<void> {
    const old = this.page
    this.take(await old.context().newPage())
    await this.enter()
    await old.close()
  }

  network(there: boolean): Promise<void> {
    return offline(this.page.context(), !there)
  }

  private take(page: Page): void {
    waitForApp(page)
    this.page = page
  }

  /** Opens the list; signs in where the session got lost with the browser that died. */
  async enter(): Promise<void> {
    const list = `${this.url}/admin/personal`
    await this.page.goto(list)
    if (this.page.url() !== list || (await this.page.context().cookies(this.url)).length === 0) {
      await this.page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
      await signIn(this.page, this.account, this.url)
      await this.page.goto(list)
    }
    await button(this.page, 'Agregar Personal').waitFor()
  }

  /** All people as the app has them here. */
  async list(): Promise<Person[]> {
    const all = await records<Person>(this.page, LIST)
    for (const { id, nombres } of all) this.ids.set(nombres, id)
    const kept = ['id', 'nombres', ...Object.keys(LABELS)] as (keyof Person)[]
    return all.map(
      (one) => Object.fromEntries(kept.flatMap((key) => (one[key] ? [[key, one[key]]] : []))) as Person,
    )
  }

  /** The keys of what this device still has to tell. */
  unsent = async (): Promise<string[]> =>
    (await rows<{ ops: object }>(this.page, 'pendiente:')).flatMap(({ ops }) => Object.keys(ops))

  shows = async (): Promise<void> => {
    this.log.push({ e: 'shows', d: this.name, c: LIST, list: await this.list() })
  }
  sealed(): void {
    this.log.push({ e: 'sealed', d: this.name, c: LIST })
  }

  /** One of the rows on screen. */
  private async chosen(n: number): Promise<Person | undefined> {
    const names = await this.page
      .getByRole('button', { name: /^Editar / })
      .evaluateAll((all) => all.map((one) => one.ariaLabel?.replace('Editar ', '')))
    return (await this.list()).find(({ nombres }) => nombres === names[n % names.length])
  }

  /**
   * Presses, and waits until the person is told that it is done; or the browser dies `cut` ms after the press, and nobody
   * was told.
   */
  private async doing(
    event: Event,
    cut: number | undefined,
    press: () => Promise<void>,
    told: () => Promise<void>,
  ) {
    const noted: Event = { ...event, d: this.name, c: LIST, sure: false }
    this.log.push(noted)
    await press()
    if (cut === undefined) {
      await told()
      noted.sure = true
    } else {
      await wait(cut)
      await this.dies()
    }
    return noted
  }

  private save = async () => {
    await dialog(this.page).getByRole('button', { name: 'Guardar', exact: true }).click({ noWaitAfter: true })
  }

  async edits(n: number, which: Field, value: string, cut?: number): Promise<void> {
    const person = await this.chosen(n)
    if (!person) return
    await button(this.page, `Editar ${person.nombres}`).click()
    await field(this.page, LABELS[which]).fill(value)
    const event: Event = { e: 'write', id: person.id, field: which, value }
    if (cut !== undefined) await this.doing(event, cut, this.save, async () => undefined)
    else
      await this.doing(
        event,
        cut,
        async () => undefined,
        () => saveForm(this.page, 'actualizado'),
      )
  }

  async creates(nombres: string, cargo: string, cut?: number): Promise<void> {
    await button(this.page, 'Agregar Personal').click()
    await field(this.page, 'Nombres').fill(nombres)
    await field(this.page, 'Cargo').fill(cargo)
    const event: Event = { e: 'create', id: nombres, values: { nombres, cargo } }
    if (cut !== undefined) await this.doing(event, cut, this.save, async () => undefined)
    else
      await this.doing(
        event,
        cut,
        async () => undefined,
        () => saveForm(this.page, 'agregado'),
      )
  }

  async removes(n: number, undo: boolean, cut?: number): Promise<void> {
    const person = await this.chosen(n)
    if (!person) return
    const { id, nombres } = person
    await button(this.page, `Eliminar ${nombres}`).click()
    const press = () =>
      dialog(this.page).getByRole('button', { name: 'Eliminar', exact: true }).click({ noWaitAfter: true })
    await this.doing({ e: 'delete', id }, cut, press, () =>
      rowOf(this.page, nombres).waitFor({ state: 'detached' }),
    )
    if (cut !== undefined) return
    if (!undo) {
      // Or the next «Deshacer» would be this one's.
      await said(this.page, 'eliminado')
      return
    }
    const back = async () => {
      await toast(this.page, 'eliminado').getByRole('button', { name: 'Deshacer' }).click()
      await this.page.mouse.move(0, 0)
    }
    await this.doing({ e: 'undelete', id }, undefined, back, () =>
      expect.poll(async () => (await this.list()).some((one) => one.id === id)).toBe(true),
    )
  }
}
