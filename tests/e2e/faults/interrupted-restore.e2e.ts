import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { actAs, follow } from '../support/actions'
import { button } from '../support/admin'
import { type Killable, killHard, launchKillable } from '../support/chromium/kill'
import { copyFile, modulesOf, textsOf } from '../support/copia-sizes'
import { openBackup, pressRestore, replaceBy } from '../support/copias'
import { writeTexts } from '../support/faults'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'
import { said } from '../support/panel'

const LISTS = [KEYS.personal, KEYS.media, KEYS.reportes]

/**
 * The number of records of each module in localStorage and in the journal, counted in the page because they are many.
 */
const counts = (page: Page) =>
  page.evaluate(
    (keys) =>
      new Promise<number[][]>((resolve, reject) => {
        const opening = indexedDB.open('bomberos')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('datos')
          const pages = keys.map((key) => reading.objectStore('datos').get(`diario:${key}`))
          const count = (raw = '{"data":[]}') => (JSON.parse(raw) as { data: unknown[] }).data.length
          reading.oncomplete = () => {
            db.close()
            resolve(
              keys.map((key, n) => [
                count(localStorage.getItem(key) ?? undefined),
                count(pages[n]?.result?.raw),
              ]),
            )
          }
        }
      }),
    LISTS,
  )
const both = (...numbers: number[]) => numbers.map((n) => [n, n])

/** Expects what a person sees on the modules' screens. */
async function expectShown(page: Page, personal: number, name: string): Promise<void> {
  if (!page.url().includes('/admin/personal')) await follow(page, '/admin/personal')
  await page.getByText(new RegExp(`^1 a \\d+ de ${personal}$`)).waitFor()
  await page.getByRole('row').filter({ hasText: name }).first().waitFor()
}

test('a replacement that does not fit loses nobody and says that nothing was restored', () =>
  withApp(
    async ({ page, context }) => {
      const here = modulesOf({ personal: 200, galeria: 20, reportes: 130 }, 'De aquí')
      const copy = modulesOf({ personal: 20, galeria: 200, reportes: 165 }, 'De la copia')
      await page.goto('/img/emblema.svg')
      await writeTexts(page, textsOf(here), [])
      await openBackup(page)
      await replaceBy(page, await copyFile(copy))
      await pressRestore(page)
      await said(page, 'No se restauró nada.', 'No hay espacio en este dispositivo.')
      await expect.poll(() => counts(page)).toEqual(both(200, 20, 130))
      expect(await page.getByRole('dialog').count()).toBe(1)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
      expect(await button(page, 'Deshacer restauración').count()).toBe(0)
      await expectShown(page, 200, 'De aquí 0')

      // A copy that fits only when the shrinking lists are written first; another tab has the list open.
      const other = await context.newPage()
      await other.goto('/admin/personal')
      await expectShown(other, 200, 'De aquí 0')
      await openBackup(page)
      await replaceBy(page, await copyFile({ ...copy, [KEYS.reportes]: here[KEYS.reportes] ?? [] }))
      await pressRestore(page)
      await said(page, 'Copia restaurada')
      await expect.poll(() => counts(page)).toEqual(both(20, 200, 130))
      await expectShown(other, 20, 'De la copia 0')
      await button(page, 'Deshacer restauración').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
      await said(page, 'Restauración deshecha')
      await expect.poll(() => counts(page)).toEqual(both(200, 20, 130))
    },
    { allow: [/Error al guardar/, /quota/i] },
  ))

/** Points at which the page stops in the middle of a restore: it waits for an answer that never comes. */
const CUTS = [
  { at: 'the journal of the gallery', journal: true, key: KEYS.media, restored: false },
  { at: 'the first list in localStorage', journal: false, key: KEYS.personal, restored: true },
  { at: 'the last list in localStorage', journal: false, key: KEYS.media, restored: true },
]

const stopAt = (page: Page, key: string, journal: boolean) =>
  page.evaluate(
    ([name, inJournal]) => {
      const { put } = IDBObjectStore.prototype
      const { setItem } = Storage.prototype
      if (inJournal)
        IDBObjectStore.prototype.put = function (value, id) {
          if (id === `diario:${name}`) alert(name)
          return put.call(this, value, id)
        }
      else
        Storage.prototype.setItem = function (id, text) {
          if (id === name) alert(name)
          setItem.call(this, id, text)
        }
    },
    [key, journal] as const,
  )

test('after a kill in the middle of a restore, the next start has all or nothing of it and says which', async () => {
  const server = await serve({ dir: DIST })
  const copy = await copyFile(modulesOf({ personal: 20, galeria: 200, reportes: 100 }, 'De la copia', 1000))
  let running: Killable | undefined
  const start = async (profile: string): Promise<Page> => {
    running = await launchKillable(profile)
    return running.page
  }
  const open = async (page: Page): Promise<void> => {
    await actAs(page, 'user-1')
    await page.goto(`${server.url}/admin/config?tab=backup`)
    await page.getByText('Copia completa', { exact: true }).waitFor()
  }
  try {
    for (const { at, key, journal, restored } of CUTS) {
      const profile = temporaryFolder()
      const page = await start(profile.dir)
      await page.goto(`${server.url}/img/emblema.svg`)
      await writeTexts(
        page,
        textsOf(modulesOf({ personal: 200, galeria: 20, reportes: 130 }, 'De aquí', 1000)),
        [],
      )
      await open(page)
      await replaceBy(page, copy)
      await stopAt(page, key, journal)
      const stopped = page.waitForEvent('dialog')
      pressRestore(page).catch(() => undefined)
      await stopped
      if (running) await killHard(running)

      const again = await start(profile.dir)
      await open(again)
      const numbers = restored ? [20, 200, 100] : [200, 20, 130]
      await expect.poll(() => counts(again), { message: at }).toEqual(both(...numbers))
      if (restored) await said(again, 'La restauración quedó completa.', 'Puede deshacerla')
      else await said(again, 'No se restauró nada.', 'Los datos están como antes.')
      await expect
        .poll(() => button(again, 'Deshacer restauración').count(), { message: at })
        .toBe(Number(restored))
      await expectShown(again, numbers[0] ?? 0, restored ? 'De la copia 0' : 'De aquí 0')
      if (running) await killHard(running)
      profile.remove()
    }
  } finally {
    if (running?.browser.isConnected()) await killHard(running)
    await server.close()
  }
})
