import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { follow, offline, waitForWorker } from '../support/actions'
import { expectNoViolations } from '../support/axe'
import { withApp } from '../support/harness'
import { hasFocus, tabTo } from '../support/keyboard'
import { sideways } from '../support/measure'
import { HOSTILE, medios, personal, rendiciones, storeLists } from '../support/site-data'

const PHONE = { width: 360, height: 740 }
/** A report that the build carries. */
const BUILT = 'rc-1708002000001'

const ALL = { [KEYS.media]: medios, [KEYS.personal]: personal, [KEYS.rendicion]: rendiciones }

const tiles = (page: Page) => page.locator('main').getByRole('button', { name: /^Ver / })
const search = (page: Page) => new URL(page.url()).search

test('the gallery filters by section in the URL, counts, and survives a reload', () =>
  withApp(
    async ({ page, context }) => {
      await storeLists(context, ALL)
      // The file's name on the host's disk.
      await page.goto('/galeria.html')
      await expect.poll(() => tiles(page).count()).toBe(5)
      expect(new URL(page.url()).pathname).toBe('/galeria')
      // Sorted by orden, without the inactive picture and the video.
      await expect.poll(() => tiles(page).first().getAttribute('aria-label')).toBe('Ver Primera')
      const figures = () => page.locator('dl').first().innerText()
      await expect
        .poll(async () => (await figures()).split(/\s*\n\s*/).join(' '))
        .toBe('Total de imágenes 5 Hero 1 Galería 3 Servicios 0')
      await page.getByRole('button', { name: 'Galería', exact: true }).click()
      await expect.poll(() => tiles(page).count()).toBe(3)
      expect(search(page)).toBe('?seccion=GALERIA')
      await page.reload()
      await expect.poll(() => tiles(page).count()).toBe(3)
      await expect
        .poll(() => page.getByRole('button', { name: 'Galería', exact: true }).getAttribute('aria-pressed'))
        .toBe('true')
      const broken = page.getByRole('img', { name: 'Rota' })
      await broken.scrollIntoViewIfNeeded()
      await expect.poll(() => broken.getAttribute('src')).toBe('/img/sin-imagen.svg')
      await page.getByRole('button', { name: 'Servicios', exact: true }).click()
      await page.getByText('No hay imágenes disponibles').waitFor()
      await page.getByRole('button', { name: 'Todas las Secciones' }).click()
      await expect.poll(() => tiles(page).count()).toBe(5)
    },
    { allow: [/404/] },
  ))

test('the keyboard moves through the lightbox in a circle, and closing returns the focus', () =>
  withApp(async ({ page, context }) => {
    await storeLists(context, { [KEYS.media]: medios.slice(0, 3) })
    await page.goto('/galeria')
    const second = page.getByRole('button', { name: 'Ver Segunda' })
    await second.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 de 3', { exact: true }).waitFor()
    for (const [key, counter] of [
      ['ArrowRight', '3 de 3'],
      ['ArrowRight', '1 de 3'],
      ['ArrowLeft', '3 de 3'],
    ] as const) {
      await page.keyboard.press(key)
      await dialog.getByText(counter, { exact: true }).waitFor()
    }
    await dialog.getByRole('button', { name: 'Siguiente' }).click()
    await dialog.getByText('1 de 3', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Anterior' }).click()
    await dialog.getByText('3 de 3', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(search(page)).toBe('')
    await expect.poll(() => hasFocus(second)).toBe(true)

    await second.click()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await second.click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/galeria')
  }))

test('swiping moves through the lightbox, and a link opens it', () =>
  withApp(
    async ({ page, context }) => {
      await storeLists(context, { [KEYS.media]: medios.slice(0, 3) })
      await page.goto(`/galeria?ver=${medios[0]?.id}`)
      const dialog = page.getByRole('dialog')
      await dialog.getByText('1 de 3', { exact: true }).waitFor()
      const touch = await context.newCDPSession(page)
      const swipe = async (from: [number, number], to: [number, number]) => {
        const at = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] })
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe([300, 300], [80, 310])
      await dialog.getByText('2 de 3', { exact: true }).waitFor()
      await swipe([80, 300], [300, 310])
      await dialog.getByText('1 de 3', { exact: true }).waitFor()
      await swipe([180, 200], [180, 420])
      await dialog.waitFor({ state: 'detached' })
      expect(search(page)).toBe('')
    },
    { viewport: PHONE, hasTouch: true },
  ))

test('the directory finds people without accents, by area, and shows only the year', () =>
  withApp(async ({ page, context }) => {
    await storeLists(context, ALL)
    await page.goto('/personal')
    const directory = page.getByRole('region', { name: 'Directorio' })
    const names = () => directory.getByRole('listitem').count()
    await expect.poll(names).toBe(4)
    await page.getByText('15+').waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'Operaciones' }).getByRole('listitem').count())
      .toBe(2)
    await expect.poll(() => page.getByText('Inactiva Ejemplo').count()).toBe(0)

    await page.getByPlaceholder('Buscar por nombre o cargo...').fill('NUNEZ')
    await expect.poll(names).toBe(1)
    await directory.getByText('María Ñusta Núñez Peñafiel').waitFor()
    await expect.poll(() => directory.innerText()).toContain('Desde 2011')
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/2011-| de 2011|mayo|099 000/)
    await expect.poll(() => search(page)).toBe('?buscar=NUNEZ')
    await page.reload()
    await expect.poll(names).toBe(1)

    const area = page.getByLabel('Filtrar por área')
    await area.selectOption('Comando')
    await page.getByText('No se encontró personal').waitFor()
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await expect.poll(names).toBe(4)
    expect(search(page)).toBe('')
    await expect.poll(() => page.getByRole('button', { name: 'Limpiar' }).count()).toBe(0)

    // The filter shows an area that no longer exists.
    await follow(page, '/personal?area=Sanidad')
    await page.getByText('No se encontró personal').waitFor()
    await expect.poll(() => area.inputValue()).toBe('Sanidad')
    await area.selectOption('all')
    await expect.poll(names).toBe(4)
    expect(search(page)).toBe('')
    await follow(page, '/personal?area=all')
    await expect.poll(names).toBe(4)
    await expect.poll(() => area.inputValue()).toBe('all')
    await expect.poll(() => page.getByRole('button', { name: 'Limpiar' }).count()).toBe(0)
  }))

test('transparency: full text, tags, the document; a draft and an unknown id are not found', () =>
  withApp(
    async ({ page, context }) => {
      await storeLists(context, ALL)
      await page.goto('/transparencia')
      const cards = page.getByRole('link', { name: 'Ver Completo', exact: true })
      await expect.poll(() => cards.count()).toBe(3)
      await expect.poll(() => page.locator('main').innerText()).not.toContain('Borrador secreto')
      const card = page.getByRole('listitem').filter({ hasText: 'Informe de camiones' })
      await card.getByText('+2', { exact: true }).waitFor()
      await expect.poll(() => card.innerText()).not.toContain('hidrantes nuevos')

      await page.getByRole('searchbox').fill('HIDRANTES camion')
      await expect.poll(() => cards.count()).toBe(1)
      await page.reload()
      await expect.poll(() => cards.count()).toBe(1)
      await page.getByRole('button', { name: 'Limpiar' }).click()
      await page.getByLabel('Filtrar por categoría').selectOption('anual')
      await expect.poll(() => cards.count()).toBe(1)
      expect(search(page)).toBe('?tag=anual')
      await page.getByRole('searchbox').fill('nada que exista')
      await page.getByText('No se encontraron reportes').waitFor()
      await page.getByRole('button', { name: 'Limpiar' }).click()

      await card.getByRole('link', { name: 'Ver Completo' }).click()
      await page.getByRole('heading', { level: 1, name: 'Informe de camiones' }).waitFor()
      await expect.poll(() => page.title()).toContain('Informe de camiones · ')
      await expect.poll(() => page.getByRole('heading', { name: 'Informe de camiones' }).count()).toBe(1)
      await page.getByRole('cell', { name: 'Autobomba', exact: true }).waitFor()
      await page.getByRole('link', { name: 'anual', exact: true }).waitFor()
      const paper = await page.pdf({ preferCSSPageSize: true })
      expect(paper.length).toBeGreaterThan(5000)

      for (const id of ['rc-4', 'rc-no-existe']) {
        await page.goto(`/transparencia/${id}`)
        await page.getByRole('heading', { name: '404' }).waitFor()
        await expect.poll(() => page.getByRole('banner').count()).toBe(1)
        await expect.poll(() => page.locator('main').innerText()).not.toContain('Borrador secreto')
      }
    },
    { allow: [/404: se intentó abrir/] },
  ))

const tableOf = (columns: number) =>
  ['Total', '---:', '$1.000,00'].map((cell) => `|${` ${cell} |`.repeat(columns)}`).join('\n')

test('the Tab key stops at a table only while it is too wide for the screen', () =>
  withApp(
    async ({ page, context }) => {
      const report = { ...rendiciones[0], tags: ['anual'], cuerpoMarkdown: `${tableOf(2)}\n\n${tableOf(6)}` }
      await storeLists(context, { [KEYS.rendicion]: [report] })
      await page.goto('/transparencia/rc-1')
      const scrolling = page.getByRole('figure', { name: 'Tabla' })
      await scrolling.waitFor()
      await expect.poll(() => page.getByRole('table').count()).toBe(2)
      await tabTo(page, page.getByRole('link', { name: 'anual', exact: true }))
      // Past the first, which fits.
      await page.keyboard.press('Tab')
      await expect.poll(() => hasFocus(scrolling)).toBe(true)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => scrolling.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      // Where the keys left it, a link may stand half under the fixed bar: axe calls that a small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectNoViolations(page)
      await page.setViewportSize({ width: 1280, height: 740 })
      await scrolling.waitFor({ state: 'detached' })
    },
    { viewport: PHONE },
  ))

test('a printed report has letterhead and signature, without the screen around it', () =>
  withApp(async ({ page, context }) => {
    await storeLists(context, ALL)
    await page.goto('/transparencia/rc-1')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await expect.poll(() => page.getByText('Sello').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Imprimir o guardar PDF' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Sello').waitFor()
    // Its address would open on no other device.
    await page.getByText(/^Documento público, impreso el [^.]+\.$/).waitFor()
    await expect
      .poll(() => page.getByText('Cuerpo de Bomberos Voluntarios de Villa Esperanza').first().isVisible())
      .toBe(true)
    // A table longer than a page begins in its place; its rows are not split.
    const breaks = page
      .locator('tr, :has(> table)')
      .evaluateAll((boxes) => boxes.map((box) => [box.localName, getComputedStyle(box).breakInside]))
    expect(Object.fromEntries(await breaks)).toEqual({ figure: 'auto', tr: 'avoid' })
    for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Compartir' })])
      await expect.poll(() => hidden.count()).toBe(0)
  }))

test('a report that only this device knows offers its PDF and no link', () =>
  withApp(async ({ page, context }) => {
    await storeLists(context, ALL)
    await page.goto('/transparencia/rc-1')
    await page.getByText('guárdelo como PDF').waitFor()
    await page.getByRole('button', { name: 'Imprimir o guardar PDF' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Compartir' }).count()).toBe(0)
    await expectNoViolations(page)
  }))

test('sharing copies the address where there is no share sheet', () =>
  withApp(
    async ({ page }) => {
      await page.goto(`/transparencia/${BUILT}?x=1`)
      await page.getByRole('button', { name: 'Compartir' }).click()
      await page.getByText('Enlace copiado').waitFor()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(new RegExp(`/transparencia/${BUILT}$`))
      await page.emulateMedia({ media: 'print' })
      await page.getByText(new RegExp(`La versión vigente está en .*/transparencia/${BUILT}$`)).waitFor()
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ))

test('script and HTML in a title, a tag, a credit or a text never run', () =>
  withApp(
    async ({ page, context }) => {
      await storeLists(context, ALL)
      await context.addInitScript(() => {
        Object.assign(globalThis, { ran: false })
      })
      for (const route of ['/galeria', '/personal', '/transparencia', '/transparencia/rc-3']) {
        await follow(page, route)
        await page.getByText(HOSTILE).first().waitFor()
        await expect
          .poll(() => page.evaluate(() => (globalThis as { ran?: boolean }).ran), { message: route })
          .toBe(false)
        await expect
          .poll(() =>
            page.locator('main :is(script, iframe, object, svg[onload], [onerror], [onclick])').count(),
          )
          .toBe(0)
      }
      // In the document, only allowed links and pictures.
      const inside = page.locator('article')
      await inside.getByRole('link', { name: 'la ley' }).waitFor()
      const hrefs = await inside.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(hrefs.filter((href) => !href?.startsWith('/transparencia?'))).toEqual([
        'https://example.org/ley',
        'mailto:info@bomberos.example',
        'tel:911',
      ])
      await expect
        .poll(() => inside.getByRole('link', { name: 'la ley' }).getAttribute('rel'))
        .toBe('noopener noreferrer')
      await expect
        .poll(() => inside.locator('img[src^="data:image/svg"], img[src^="javascript"]').count())
        .toBe(0)
      await inside.getByText('toque aquí').click()
      await expect.poll(() => page.evaluate(() => (globalThis as { ran?: boolean }).ran)).toBe(false)
    },
    { allow: [/404/] },
  ))

test('everything opens without a network', () =>
  withApp(
    async ({ page, context }) => {
      await page.goto('/')
      await waitForWorker(page)
      await offline(context)
      await page.goto('/galeria')
      await tiles(page).first().click()
      await page.getByRole('dialog').getByText('1 de 2').waitFor()
      await page.keyboard.press('Escape')
      await page.goto('/personal?buscar=tesorera')
      await page.getByText('1 persona').waitFor()
      await page.goto('/transparencia')
      await page.getByRole('link', { name: 'Ver Completo' }).first().click()
      await page.getByRole('table').first().waitFor()
      await page.reload()
      await page.getByRole('table').first().waitFor()
    },
    { worker: true },
  ))

test('axe finds nothing, light or dark, and nothing scrolls sideways at 360', () =>
  withApp(
    async ({ page, context }) => {
      await storeLists(context, ALL)
      for (const route of [
        '/transparencia/rc-1',
        '/galeria',
        '/personal',
        '/transparencia',
        '/transparencia/rc-3',
      ]) {
        await follow(page, route)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.getByText(HOSTILE).or(page.getByRole('table')).first().waitFor()
        await expect.poll(() => sideways(page), { message: route }).toEqual([])
        await expectNoViolations(page)
      }
      await follow(page, '/galeria')
      await tiles(page).first().click()
      await page.getByRole('dialog').waitFor()
      await page
        .getByRole('dialog')
        .evaluate((dialog) =>
          Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
      await expectNoViolations(page)
    },
    { viewport: PHONE, allow: [/404/] },
  ))
