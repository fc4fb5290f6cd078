import { expect, test } from 'vitest'
import { entry } from '../support/actions'
import { dialog } from '../support/admin'
import { stored, WRITE_FAULTS } from '../support/faults'
import { withApp } from '../support/harness'
import {
  control,
  forEachModule,
  MODULE_FORMS,
  openFormAs,
  recordOf,
  save,
  storeOwnData,
  type,
} from '../support/module-forms'
import { said } from '../support/panel'
import { toast } from '../support/reportar'

test('a refused write never claims success, keeps the open form and the old list, and can be tried again', () =>
  withApp(
    async ({ page }) => {
      await storeOwnData(page)
      await forEachModule(MODULE_FORMS, async (module) => {
        const { key, shared, failed, saved } = module
        await openFormAs([page], module)
        await type(page, module, shared)
        await expect.poll(async () => (await stored(page, key)).journal).not.toBeNull()
        const before = await stored(page, key)
        for (const [name, fault] of Object.entries(WRITE_FAULTS)) {
          await fault.begin(page)
          await save(page, module)
          await said(page, failed, fault.sentence)
          await expect.poll(() => toast(page, saved).count(), { message: name }).toBe(0)
          await expect
            .poll(() => control(page, module, shared).inputValue(), { message: name })
            .toBe(shared.value)
          await fault.end(page)
          await expect.poll(() => stored(page, key), { message: name }).toEqual(before)
        }
        await save(page, module)
        await said(page, saved)
        await expect
          .poll(async () => recordOf((await entry(page, key))?.data)[shared.field])
          .toBe(shared.value)
        await dialog(page).waitFor({ state: 'detached' })
      })
    },
    { allow: [/Error al/, /AccessError/, /quota/i] },
  ))
