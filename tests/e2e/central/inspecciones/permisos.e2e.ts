import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { instantOf, toDay, toYear } from '@/shared/lib/fecha'
import { offline, waitForWorker } from '../../support/actions'
import { button, dialog, expectClean, field } from '../../support/admin'
import { answers, inspects, keeps, printedCode, signed } from '../../support/central/permits'
import { claim, withCentral } from '../../support/central/station'
import { said } from '../../support/panel'
import { qrOf, spoilt } from '../../support/sheet-photo'

const PHONE = { viewport: { width: 360, height: 740 } }
const YEAR = toYear(new Date())
const PATH = '/permisos/verificar'

/** Grants a permit as a chief does. Returns its code, and a picture of it as it stands on the paper. */
async function grantPermit(page: Page, nombre: string) {
  await page.goto('/admin/inspecciones?nuevo=true')
  await field(page, 'Nombre del local').fill(nombre)
  await field(page, 'RUC').fill('1790011674001')
  await field(page, 'Establecimiento').fill('002')
  await field(page, 'Actividad').fill('Elaboración de pan')
  await field(page, 'Aforo').fill('45')
  await field(page, 'Nombre o razón social').fill('Rosa Vera')
  await button(page, 'Guardar').click()
  await said(page, 'Local agregado')
  await page.goto('/admin/inspecciones?ver=local-1790011674001-002')
  await button(page, 'Otorgar permiso').click()
  await field(page, 'Informe favorable N.º').fill('12')
  await field(page, 'Día del informe').fill(toDay(new Date()))
  await field(page, 'Recibo N.º').fill('77')
  await field(page, 'Quién firma').fill('Ana Jefa')
  await expectClean(page)
  await dialog(page).getByRole('button', { name: 'Otorgar', exact: true }).click()
  await said(page, 'Permiso otorgado')
  // Its number comes with the code.
  await page.getByRole('heading', { name: `Permiso N.º 1 del año ${YEAR}` }).waitFor()
  await expectClean(page)
  await page.emulateMedia({ media: 'print' })
  await page.getByText(`Vale hasta el 31 de diciembre de ${YEAR}`, { exact: true }).last().waitFor()
  const photo = await printedCode(page)
  return { codigo: (await signed(page))[0]?.codigo ?? '', photo }
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('O pegue el código o su enlace').fill(text)
  await button(page, 'Verificar').click()
}

test('a permit that the chief signs is judged on a phone that only ever opened the first page and has no signal', () =>
  withCentral(async ({ device, codigo: claimCode }) => {
    const chief = await device(PHONE)
    await claim(chief, claimCode)
    await inspects(chief)
    await expectClean(chief)
    const { codigo, photo } = await grantPermit(chief, 'Panadería La Ñata')

    // An inspector checks papers with the phone on which they are signed in.
    const signedIn = await chief.context().newPage()
    await signedIn.goto(`${PATH}#${codigo}`)
    await answers(signedIn, `Vigente hasta el 31 de diciembre de ${YEAR}`)
    await signedIn.close()

    const phone = await device({ ...PHONE, serviceWorkers: 'allow' })
    await phone.goto('/')
    await waitForWorker(phone)
    await keeps(phone, 'bomberos_permisos_firmas')
    await offline(phone.context())

    // As an ordinary camera opens it.
    await phone.goto(`${PATH}#${codigo}`)
    await answers(phone, `Vigente hasta el 31 de diciembre de ${YEAR}`)
    for (const words of ['Panadería La Ñata', 'Elaboración de pan', '45 personas', `N.º 1 del año ${YEAR}`])
      await phone.getByText(words, { exact: true }).waitFor()
    await phone.getByText(/hasta donde sabe este teléfono/).waitFor()
    await expectClean(phone)

    await phone.goto(PATH)
    await expectClean(phone)
    await phone.getByLabel('Foto del código').setInputFiles(photo)
    await answers(phone, `Vigente hasta el 31 de diciembre de ${YEAR}`)
    await phone.goto(PATH)
    // Under a stain on a tenth of it the code says the same; of half a code nothing is made up.
    await phone.getByLabel('Foto del código').setInputFiles(await spoilt(phone, photo, 'stain'))
    await answers(phone, `Vigente hasta el 31 de diciembre de ${YEAR}`)
    await phone.goto(PATH)
    await phone.getByLabel('Foto del código').setInputFiles(await spoilt(phone, photo, 'half'))
    await said(phone, 'No se leyó la imagen.', 'En esa imagen no se ve ningún código QR completo.')
    await phone.getByLabel('Foto del código').setInputFiles(await qrOf(phone, 'https://wa.me/593991234567'))
    await answers(phone, 'No se leyó ningún permiso')
    await paste(phone, codigo.slice(0, 90))
    await answers(phone, 'No se leyó ningún permiso')
    await expectClean(phone)
    const middle = codigo.length / 2
    await paste(
      phone,
      codigo.slice(0, middle) + (codigo[middle] === 'A' ? 'B' : 'A') + codigo.slice(middle + 1),
    )
    await answers(phone, 'Está alterado')
    await expectClean(phone)
    await paste(phone, codigo.slice(0, 2) + (codigo[2] === 'A' ? 'B' : 'A') + codigo.slice(3))
    await answers(phone, 'No lo firmó esta brigada')

    await phone.clock.setFixedTime(instantOf(`${YEAR - 1}-06-01`, '10:00'))
    await paste(phone, codigo)
    await answers(phone, 'Este teléfono tiene mal la fecha')
    await expectClean(phone)
    await phone.clock.setFixedTime(instantOf(`${YEAR + 1}-01-01`, '10:00'))
    await paste(phone, codigo)
    await answers(phone, `Venció el 31 de diciembre de ${YEAR}`)
    await phone.clock.setFixedTime(Date.now())

    await button(chief, 'Anular').click()
    await field(chief, 'Motivo').fill('Cerró el local')
    await expectClean(chief)
    await dialog(chief).getByRole('button', { name: 'Anular', exact: true }).click()
    await said(chief, 'Permiso anulado')
    await chief
      .getByText(/^Anulado el .*: Cerró el local$/)
      .first()
      .waitFor()
    await expect.poll(async () => (await signed(chief))[0]?.anulado).not.toBeNull()
    // Without a signal the phone can't know, and says as of when it knows.
    await paste(phone, codigo)
    await answers(phone, `Vigente hasta el 31 de diciembre de ${YEAR}`)
    await offline(phone.context(), false)
    await phone.goto('/')
    await keeps(phone, '"marca"')
    await offline(phone.context())
    await phone.goto(`${PATH}#${codigo}`)
    await phone.getByRole('heading', { level: 2, name: /^Anulado el / }).waitFor()
    await expectClean(phone)
  }))

test('where nothing is signed the page says so, and whom to call', () =>
  withCentral(async ({ device, codigo }) => {
    const visitor = await device(PHONE)
    await claim(await device(PHONE), codigo)
    await visitor.goto(PATH)
    await answers(visitor, 'Pregunte por teléfono')
    await expectClean(visitor)
  }))
