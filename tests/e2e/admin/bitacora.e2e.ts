import { expect, test } from 'vitest'
import { sampleUsuarios } from '@/access/usuarios/seed'
import type { Usuario } from '@/access/usuarios/usuario'
import { titleOfKey, wordIn } from '@/entities/modules'
import { KEYS } from '../../keys'
import { actAs, download, entry, follow, login } from '../support/actions'
import { button, dialog, field } from '../support/admin'
import { withApp } from '../support/harness'
import {
  forEachModule,
  MODULE_FORMS,
  openFormAs,
  ownData,
  recordOf,
  save,
  storeOwnData,
  type,
} from '../support/module-forms'
import { rowOf } from '../support/panel'
import { CHIEF, toast } from '../support/reportar'

/** The users as `storeOwnData` leaves them: one has another name than in the samples. */
const users = MODULE_FORMS.filter(({ key }) => key === KEYS.usuarios).flatMap(
  (module) => ownData(module) as Usuario[],
)
const nameOf = (userId: string) => users.find(({ id }) => id === userId)?.name ?? ''

test('the log tells who did what and when in every module, can be searched and exported, and only its role sees it', () =>
  withApp(
    async ({ page }) => {
      const since = Date.now()
      await storeOwnData(page)
      await forEachModule(MODULE_FORMS, async (module) => {
        const { key, shared } = module
        await openFormAs([page], module)
        await type(page, module, shared)
        await save(page, module)
        await expect
          .poll(async () => recordOf((await entry(page, key))?.data)[shared.field])
          .toBe(shared.value)
        await dialog(page).waitFor({ state: 'detached' })
      })

      await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
      await follow(page, '/login')
      await login(page, ...CHIEF)
      await follow(page, '/admin/inventario?nuevo=true')
      await field(page, 'Nombre').fill('Camilla plegable')
      await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
      await rowOf(page, 'Camilla plegable').waitFor()
      for (const [path, word] of [
        ['/admin/eventos', 'Evento'],
        ['/admin/rendicion', 'Reporte'],
      ] as const) {
        await follow(page, path)
        await page
          .getByRole('button', { name: /^Despublicar / })
          .first()
          .click()
        await toast(page, `${word} despublicado`).waitFor()
        await page
          .getByRole('button', { name: /^Publicar / })
          .first()
          .click()
        await toast(page, `${word} publicado`).waitFor()
      }
      await follow(page, '/admin/personal')
      await page
        .getByRole('button', { name: /^Eliminar / })
        .last()
        .click()
      await dialog(page).getByRole('button', { name: 'Eliminar', exact: true }).click()
      await toast(page, 'Personal eliminado').waitFor()

      await follow(page, '/admin/config?tab=bitacora&buscar=camilla')
      await rowOf(page, 'Camilla plegable').getByText('Creó').waitFor()
      await rowOf(page, 'Camilla plegable').getByText(nameOf('user-1'), { exact: true }).waitFor()
      await page.getByRole('searchbox').fill('')
      await page.getByText('Inició sesión').filter({ visible: true }).first().waitFor()
      const { bytes } = await download(page, () => button(page, 'Exportar CSV').click())
      const lines = bytes.toString().split('\r\n').slice(1)
      const about = (...parts: string[]) => lines.filter((line) => parts.every((part) => line.includes(part)))
      await forEachModule(MODULE_FORMS, async ({ key, user, shared }) => {
        const change = `${wordIn(titleOfKey(key), shared.field)}: Dato propio de la brigada → ${shared.value}`
        expect(about(nameOf(user), 'Editó', titleOfKey(key), change)).toHaveLength(1)
      })
      for (const [what, module] of [
        ['Creó', 'Inventario'],
        ['Despublicó', 'Eventos'],
        ['Publicó', 'Eventos'],
        ['Despublicó', 'Rendición de cuentas'],
        ['Publicó', 'Rendición de cuentas'],
        ['Eliminó', 'Personal'],
        ['Inició sesión', ''],
      ] as const)
        expect(about(nameOf('user-1'), what, module), what).toHaveLength(1)
      for (const line of lines.filter(Boolean)) {
        const moment = Date.parse(line.split(',')[0] ?? '')
        expect(moment >= since && moment <= Date.now(), line).toBe(true)
      }

      for (const { id } of sampleUsuarios().slice(1)) {
        await actAs(page, id)
        await follow(page, '/admin/config?tab=bitacora')
        await page.getByRole('heading', { level: 1, name: 'Acceso restringido' }).waitFor()
        await expect.poll(() => page.getByText('Camilla plegable').count()).toBe(0)
        for (const name of ['Exportar CSV', 'Exportar Backup', 'Guardar Cambios'])
          await expect.poll(() => button(page, name).count()).toBe(0)
        await follow(page, '/admin/test')
        await page.getByRole('heading', { level: 1, name: 'Acceso restringido' }).waitFor()
        for (const name of ['Limpiar todo', 'Probar almacenamiento', 'Recargar personal'])
          await expect.poll(() => button(page, name).count()).toBe(0)
      }
    },
    { allow: [/AccessError/] },
  ))
