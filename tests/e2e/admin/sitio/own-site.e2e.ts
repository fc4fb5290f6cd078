import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleMiembros } from '@/entities/personal/seed'
import { PUBLIC_ROUTES } from '../../../tools/routes.mjs'
import { download, entry, follow, login } from '../../support/actions'
import { button, dialog, expectCleanAtRest, openAs, signInAs } from '../../support/admin'
import { withApp } from '../../support/harness'
import { hasFocus } from '../../support/keyboard'
import { cutTexts, sideways } from '../../support/measure'
import { drafts, said } from '../../support/panel'
import { jpeg } from '../../support/pictures'
import { CHIEF, toast } from '../../support/reportar'
import { look, open, part } from '../../support/sitio'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const SITIO = 'bomberos_config_sitio'
/** Thirty letters. */
const CANTON = 'Santo Domingo de los Tsáchilas'
const NOMBRE = `Cuerpo de Bomberos Voluntarios de ${CANTON}`

/** Texts of the sample brigade, which no other brigade's page may show. */
const OURS = [
  'Villa Esperanza',
  'villaesperanza',
  'bomberos.example',
  'XXX-XXXX',
  'Ave. 30 de julio',
  'Emergencias atendidas',
  'Personas capacitadas',
  '93.67',
  '15+',
  '2024',
  ...sampleMiembros().map(({ nombres }) => nombres),
]

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const guide = (page: Page) => page.getByRole('region', { name: 'Primeros pasos' })
/** Not the one that is shown without a choice. */
const PAST_YEAR = String(new Date().getFullYear() - 1)

const save = async (page: Page) => {
  await button(page, 'Guardar Cambios').click()
  await said(page, 'Configuración guardada')
}
const stored = async (page: Page) => (await entry(page, SITIO))?.data as Record<string, unknown>

const upload = async (page: Page, into: Locator) => {
  await into
    .getByLabel(/^(Emblema|Imagen)$/)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await jpeg(page, 800, 800) })
  await said(page, 'Imagen cargada')
}

/** Everything that a visitor reads, follows or hears of the page. Its own address is the build's. */
const told = (page: Page) =>
  page.evaluate(() => {
    const attributes = [
      ...document.querySelectorAll('body *, meta:not([property="og:url"], [property="og:image"])'),
    ].flatMap((element) =>
      ['href', 'alt', 'aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })

test('a chief makes the site the brigade’s own from the first login on, and nothing of the sample is left', () =>
  withApp(async ({ page }) => {
    await page.goto('/login')
    await login(page, ...CHIEF)
    await guide(page).getByText('0 de 9 listos').waitFor()
    await expectCleanAtRest(page)
    await button(page, 'Con oficina').click()
    await said(page, 'Módulos guardados')
    await guide(page).getByRole('link', { name: 'Ir a General «Ponga el nombre y el cantón»' }).click()

    await field(page, 'Nombre de la institución').fill(NOMBRE)
    await field(page, 'Cantón').fill(CANTON)
    await field(page, 'Dirección').fill(`Av. Quito y Tulcán, ${CANTON}`)
    await field(page, 'Teléfono').fill('+593 2 275 0000')
    await field(page, 'Email').fill('info@bomberos-sd.gob.ec')
    await field(page, 'Sitio web').fill('bomberos-sd.gob.ec')
    await field(page, 'Enlace del mapa').fill('https://www.openstreetmap.org/#map=17/-0.2542/-79.1748')
    await field(page, 'Email').focus()
    await expect.poll(() => field(page, 'Sitio web').inputValue()).toBe('https://bomberos-sd.gob.ec')
    await save(page)
    await guide(page).getByText('4 de 9 listos').waitFor()

    await follow(page, '/admin/config?tab=sitio&publica=marca')
    await upload(page, page.getByRole('region', { name: 'Marca', exact: true }))
    await part(page, 'Inicio')
    await field(page, 'Bienvenida de la portada').fill('Vecinos que cuidan a sus vecinos.')
    await open(page, 'Imágenes de la portada')
    await button(page, 'Ordenar o quitar imágenes').click()
    await button(page, 'Quitar Unidad de Rescate en Acción').click()
    await button(page, 'Editar Nombre de la institución').click()
    const slide = page.getByRole('listitem').filter({ has: button(page, 'Quitar Nombre de la institución') })
    await slide.getByRole('button', { name: 'Quitar Imagen 1' }).click()
    await button(page, 'Guardar Cambios').click()
    await page.getByText('Elija una imagen o pegue su dirección.').waitFor()
    await upload(page, slide)
    await field(page, 'Créditos').fill('Foto: la brigada')
    await field(page, 'Misión').fill('Servir al cantón.')
    await field(page, 'Visión').fill('Estar siempre listos.')
    await open(page, 'Valores')
    await button(page, 'Ordenar o quitar valores').click()
    await button(page, 'Quitar Honestidad').click()
    await part(page, 'Servicios')
    await button(page, 'Ordenar o quitar servicios').click()
    await button(page, 'Mover Primeros auxilios').press('ArrowUp')
    await expect.poll(() => hasFocus(button(page, 'Mover Primeros auxilios'))).toBe(true)
    await button(page, 'Editar Rescate acuático').click()
    await field(page, 'Se muestra en el sitio').uncheck()
    await button(page, 'Agregar servicio').click()
    await expect.poll(() => hasFocus(field(page, 'Servicio').last())).toBe(true)
    await page.keyboard.type('Traslado de agua')
    await part(page, 'Contacto y redes')
    await open(page, 'Redes sociales')
    await field(page, 'Facebook').fill('facebook.com/bomberossd')
    await field(page, 'Instagram').fill('')
    await field(page, 'YouTube').fill('')
    await save(page)
    await expect.poll(() => field(page, 'Facebook').inputValue()).toBe('https://facebook.com/bomberossd')
    // Only what differs is stored.
    expect(await stored(page)).toMatchObject({ ejemplo: true, mision: 'Servir al cantón.', instagram: '' })
    expect(Object.keys(await stored(page))).not.toContain('titular')

    await follow(page, '/admin/config?tab=backup')
    await button(page, 'Comenzar sin datos de ejemplo').click()
    await field(page, 'Escriba COMENZAR para confirmar').fill('comenzar')
    await button(page, 'Quitar los ejemplos').click()
    await said(page, 'Ejemplos quitados')
    await dialog(page).waitFor({ state: 'detached' })
    const copy = await download(page, () => button(page, 'Descargar copia completa').click())
    expect(copy.bytes.toString('utf8')).toContain('Servir al cantón.')

    await follow(page, '/admin/config?tab=cifras')
    await field(page, 'Año que muestra el sitio').selectOption(PAST_YEAR)
    await field(page, 'Años de experiencia').fill('40')
    await save(page)

    await follow(page, '/admin/config?tab=usuarios')
    for (const name of ['Jefatura Operativa', 'Talento Humano', 'Tesorería', 'Guardalmacén', 'Inspector']) {
      await button(page, `Acciones de ${name}`).click()
      await button(page, `Desactivar ${name}`).click()
      // A toast under the pointer stays, and may cover the next row.
      await said(page, 'Usuario desactivado')
      await button(page, `Activar ${name}`).waitFor()
    }
    await follow(page, '/admin')
    await guide(page).getByText('7 de 9 listos').waitFor()
    await page.getByText(`Servicios ${PAST_YEAR}`, { exact: true }).waitFor()
    await button(page, 'Menú de usuario').click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await button(page, 'Cambiar contraseña').click()
    await field(page, 'Contraseña actual').fill(CHIEF[1])
    await field(page, 'Contraseña nueva').fill('ClaveNueva9')
    await field(page, 'Repita la contraseña nueva').fill('ClaveNueva9')
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
    await toast(page, 'Contraseña').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    // The rest is a matter of where the site is published: the chief may put the guide away.
    await guide(page).getByText('Lo indispensable ya está').waitFor()
    await button(page, 'Guardar la guía').click()
    await guide(page).waitFor({ state: 'detached' })

    await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: `Al Servicio de ${CANTON}` }).waitFor()
    for (const text of ['Vecinos que cuidan a sus vecinos.', 'Servir al cantón.', 'Estar siempre listos.'])
      await page.getByText(text, { exact: true }).waitFor()
    await expect.poll(() => page.locator('#mision li strong').allTextContents()).not.toContain('Honestidad')
    await expect.poll(() => page.locator('header img').getAttribute('src')).toMatch(/^blob:/)
    await expect.poll(() => page.locator('#mision dd').allTextContents()).toEqual(['24/7', '40', '100%'])
    // One slide needs no controls.
    await expect.poll(() => button(page, 'Siguiente').count()).toBe(0)
    await page.getByRole('link', { name: 'Facebook' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /Instagram|YouTube/ }).count()).toBe(0)

    for (const path of PUBLIC_ROUTES) {
      await follow(page, path)
      await expect.poll(() => sideways(page), { message: path }).toEqual([])
      expect(await cutTexts(page), path).toEqual([])
      const text = await told(page)
      expect(text, path).toContain(CANTON)
      expect(
        OURS.filter((ours) => text.includes(ours)),
        path,
      ).toEqual([])
    }
    await follow(page, '/servicios')
    const services = page
      .locator('#catalogo')
      .locator('xpath=ancestor::section')
      .getByRole('heading', { level: 3 })
    await expect.poll(() => services.count()).toBe(15)
    const names = await services.allTextContents()
    expect(names).not.toContain('Rescate acuático')
    expect(names.at(-1)).toBe('Traslado de agua')
    expect(names.indexOf('Primeros auxilios')).toBeLessThan(names.indexOf('Capacitación contra incendios'))
  }, PHONE))

test('each text goes back to its constant by one tap; an error opens its section; typed text survives a reload', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio')
    const mision = await field(page, 'Misión').inputValue()
    expect(mision).toContain('la naturaleza de Villa Esperanza:')
    await field(page, 'Misión').fill('Servir.')
    await page.getByText(`De siempre: «${mision}»`).waitFor()
    await button(page, 'Volver a lo de siempre: Misión').click()
    await expect.poll(() => field(page, 'Misión').inputValue()).toBe(mision)
    await open(page, 'Valores')
    await button(page, 'Ordenar o quitar valores').click()
    await button(page, 'Quitar Valentía').click()
    await button(page, 'Volver a lo de siempre: Valores').click()
    await button(page, 'Quitar Valentía').waitFor()
    await field(page, 'Visión').fill('Estar listos.')
    await page.getByText('Hay cambios sin guardar.').waitFor()
    await expect.poll(() => drafts(page)).toContain('Estar listos.')
    await page.reload()
    await page.getByText('Se recuperó lo que estaba escribiendo. En Inicio.').waitFor()
    await part(page, 'Contacto y redes')
    await open(page, 'Redes sociales')
    await field(page, 'Facebook').fill('nuestra página')
    // From another part the save leads back, to the fold that was closed meanwhile.
    await part(page, 'Marca')
    await button(page, 'Guardar Cambios').click()
    await page.getByText('Copie la dirección de su página, como facebook.com/su-brigada.').waitFor()
    await expect.poll(() => hasFocus(field(page, 'Facebook'))).toBe(true)
    await field(page, 'Facebook').fill('facebook.com/brigada')
    // The other tab of the same form keeps it.
    await page.getByRole('tab', { name: 'Cifras', exact: true }).click()
    await field(page, 'Años de experiencia').fill('más de cuarenta')
    await page.getByRole('tab', { name: 'Sitio', exact: true }).click()
    await button(page, 'Guardar Cambios').click()
    await page.getByText('Use hasta 12 letras o cifras.').waitFor()
    await field(page, 'Años de experiencia').fill('40')
    const other = await context.newPage()
    await other.goto('/')
    await save(page)
    expect(await stored(page)).toEqual({
      ejemplo: true,
      vision: 'Estar listos.',
      facebook: 'https://facebook.com/brigada',
      experiencia: '40',
    })
    // Open pages follow; figures that nobody set are still the spec's.
    await other.getByText('Estar listos.', { exact: true }).waitFor()
    await expect.poll(() => other.locator('#mision dd').allTextContents()).toEqual(['24/7', '40', '100%'])
    await expect.poll(() => other.getByRole('definition').filter({ hasText: '245' }).count()).toBe(1)
    await page.getByRole('tab', { name: 'Sitio', exact: true }).click()
    await button(page, 'Volver a lo de siempre: Visión').click()
    await save(page)
    expect(Object.keys(await stored(page))).not.toContain('vision')
  }))

test('a figure that the app counts follows the records; one that is left empty is not shown', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/config?tab=cifras')
    await page.getByLabel('Calcular del personal: Personal activo').check()
    await expect.poll(() => field(page, 'Personal activo').inputValue()).toBe('3')
    await field(page, 'Ejecución presupuestaria').fill('')
    await save(page)
    const site = await context.newPage()
    await site.goto('/')
    const figures = () => site.locator('#estadisticas dl > div').allInnerTexts()
    await expect
      .poll(figures)
      .toEqual([
        expect.stringContaining('245'),
        expect.stringMatching(/^3\s|\s3$/),
        expect.stringContaining('5'),
      ])
    await follow(page, '/admin/personal')
    await button(page, 'Agregar Personal').click()
    await dialog(page).getByLabel('Nombres', { exact: true }).fill('Rosa Lema')
    await dialog(page).getByLabel('Cargo', { exact: true }).fill('Bombera')
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
    await said(page, 'Personal agregado')
    await expect.poll(figures).toContainEqual(expect.stringMatching(/^4\s|\s4$/))
  }))

test('the brigade’s emblem shows in the panel and on paper; without it the site’s own comes back', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio&publica=marca')
    await upload(page, page.getByRole('region', { name: 'Marca', exact: true }))
    await save(page)
    const header = page.locator('header img')
    await expect.poll(() => header.getAttribute('src')).toMatch(/^blob:/)
    await page.goto('/admin/inventario')
    await expect.poll(() => header.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect.poll(() => page.locator('body > section header img').getAttribute('src')).toMatch(/^blob:/)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await follow(page, '/transparencia')
    await page
      .getByRole('link', { name: /Ver Completo/ })
      .first()
      .click()
    await expect.poll(() => page.locator('article img').first().getAttribute('src')).toMatch(/^blob:/)
    await follow(page, '/admin/config?tab=sitio&publica=marca')
    await button(page, 'Quitar Imagen 1').click()
    await save(page)
    await expect.poll(() => header.getAttribute('src')).toBe('/img/emblema.svg')
  }))

test('a step can be left for another day and found again in the configuration, where the whole guide stands', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin')
    await button(page, 'Omitir «Diga cómo trabaja su brigada»').click()
    await guide(page).getByRole('link', { name: 'Ir a General «Ponga el nombre y el cantón»' }).waitFor()
    await expectCleanAtRest(page)
    await guide(page)
      .getByRole('link', { name: /^0 de 9 listos/ })
      .click()
    await guide(page).getByText('Omitido.').waitFor()
    await button(page, 'Retomar «Diga cómo trabaja su brigada»').click()
    await guide(page).getByRole('button', { name: 'Brigada que sale' }).waitFor()
    await expectCleanAtRest(page)
    // Only people who may change the configuration see the guide.
    await signInAs(page, 'tesoreria')
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Resumen presupuestario' }).waitFor()
    await expect.poll(() => guide(page).count()).toBe(0)
  }))

test('axe finds nothing in the editors with everything open, light or dark, and nothing scrolls sideways at 360', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/config?tab=sitio')
    for (const label of ['Inicio', 'Servicios', 'Contacto y redes', 'Marca']) {
      await part(page, label)
      for (const section of await page.locator('summary').all()) await section.click()
      for (const name of ['Rescate vehicular', 'Valentía', 'Nombre de la institución'])
        for (const item of await button(page, `Editar ${name}`).all()) await item.click()
      for (const list of await page.getByRole('button', { name: /^Ordenar o quitar/ }).all())
        await list.click()
      if (label === 'Inicio') await field(page, 'Misión').fill('Servir.')
      await expectCleanAtRest(page)
      await button(page, 'Ver cómo queda').click()
      await look(page, label).getByRole('banner').waitFor()
      await expectCleanAtRest(page)
      await button(page, 'Seguir escribiendo').click()
    }
    await page.getByRole('tab', { name: 'Cifras', exact: true }).click()
    await page.getByLabel('Calcular del personal: Personal activo').check()
    await expectCleanAtRest(page)
  }, PHONE))
