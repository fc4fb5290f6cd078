import { expect, test } from 'vitest'
import { titleOfKey, wordIn } from '@/entities/modules'
import { entry } from '../support/actions'
import { dialog } from '../support/admin'
import { withApp } from '../support/harness'
import {
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

test('of two tabs that edit one record both keep their fields, the later wins the shared one and the other is told', () =>
  withApp(async ({ page, context }) => {
    await storeOwnData(page)
    const other = await context.newPage()
    await forEachModule(MODULE_FORMS, async (module) => {
      const { key, mine, theirs, shared, saved } = module
      const field = async ({ field: name }: { field: string }) =>
        recordOf((await entry(page, key))?.data)[name]
      await openFormAs([page, other], module)
      await type(page, module, mine)
      await type(page, module, shared, 'Lo que escribió la primera persona')
      await type(other, module, theirs)
      await type(other, module, shared)

      await save(page, module)
      await said(page, saved)
      await expect.poll(() => field(mine)).toBe(mine.value)
      await save(other, module)
      await said(other, saved)
      await expect.poll(() => field(theirs)).toBe(theirs.value)
      await expect.poll(() => field(mine)).toBe(mine.value)
      await expect.poll(() => field(shared)).toBe(shared.value)
      await toast(page, 'Otra persona cambió el mismo dato')
        .filter({ hasText: `(${wordIn(titleOfKey(key), shared.field)})` })
        .waitFor()
      await said(page, 'Otra persona cambió el mismo dato')
      for (const tab of [page, other]) await dialog(tab).waitFor({ state: 'detached' })
    })
  }))
