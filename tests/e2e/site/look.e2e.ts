import { expect, test } from 'vitest'
import { PUBLIC_ROUTES } from '../../tools/routes.mjs'
import { follow } from '../support/actions'
import { type AppOptions, withApp } from '../support/harness'
import { expectFewLetters, sideways } from '../support/measure'

const PHONE: AppOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
const PAGES = [...PUBLIC_ROUTES, '/reportar/mis-reportes']
/** As long as the longest names of Ecuador's cantons. */
const LONG_CANTON = 'Santo Domingo de los Tsáchilas'

test.each([
  ['phone', PHONE],
  ['desktop', {}],
])('on a %s all public pages together have five sizes of letters and two weights', (_, device) =>
  withApp(async ({ page }) => {
    await expectFewLetters(page, PAGES, 5, (path) => follow(page, path))
  }, device),
)

test('header, home, pages and footer begin in one line', () =>
  withApp(
    async ({ page }) => {
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { left } = element.getBoundingClientRect()
            return Math.round(left + Number.parseFloat(getComputedStyle(element).paddingLeft))
          })
      await page.goto('/')
      const line = await left('header a')
      expect(await left('#mision h2')).toBe(line)
      expect(await left('main h1')).toBe(line)
      expect(await left('footer img')).toBe(line)
      for (const path of PUBLIC_ROUTES.filter((path) => path !== '/' && path !== '/login')) {
        await follow(page, path)
        // A part that is fetched apart may take the place of the one before in between.
        await expect.poll(() => left('main h1'), { message: path }).toBe(line)
      }
    },
    { viewport: { width: 1440, height: 800 } },
  ))

test.each(['the app’s font', 'the font of the machine'])(
  'on a phone the first field of a report shows in %s',
  (font) =>
    withApp(
      async ({ page }) => {
        if (font === 'the font of the machine') await page.route('**/*.woff2', (route) => route.abort())
        await page.goto('/reportar')
        const field = await page.getByLabel('Título').boundingBox()
        expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThan(560)
      },
      { ...PHONE, allow: [/net::ERR_FAILED.*woff2/] },
    ),
)

test('on a phone home leads to the report three times, the first without scrolling', () =>
  withApp(async ({ page }) => {
    await page.goto('/')
    const ways = page.getByRole('link', { name: 'Reportar un problema' })
    await expect.poll(() => ways.count()).toBe(3)
    // The first without scrolling, below the picture.
    const [picture, headline, first] = await Promise.all([
      page.locator('main figure img').first().boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
      ways.first().boundingBox(),
    ])
    expect((headline?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan(180)
    expect((first?.y ?? 999) + (first?.height ?? 0)).toBeLessThan(740)
    const heights = await page.evaluate(() => {
      const box = document.querySelector('[aria-roledescription=carrusel]')?.getBoundingClientRect()
      return Math.round(box?.bottom ?? 999)
    })
    expect(heights).toBeLessThanOrEqual(740)
  }, PHONE))

test('a canton of thirty letters fits on a phone', () =>
  withApp(async ({ page }) => {
    await page.addInitScript((canton) => {
      if (!location.protocol.startsWith('http')) return
      const entry = {
        data: { canton, nombreInstitucion: `Cuerpo de Bomberos de ${canton}` },
        timestamp: 1e13,
        v: 99,
      }
      localStorage.setItem('bomberos_config_configSistema', JSON.stringify(entry))
    }, LONG_CANTON)
    await page.goto('/')
    const name = page.getByRole('banner').getByText(LONG_CANTON)
    await name.waitFor()
    expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    expect(await sideways(page)).toEqual([])
    const call = page.getByRole('link', { name: 'Emergencias, las 24 horas' })
    const place = await call.boundingBox()
    expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThan(740)
  }, PHONE))
