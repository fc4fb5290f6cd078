import { expect, test } from 'vitest'
import { titleOfKey, wordIn } from '@/entities/modules'
import { entry } from '../support/actions'
import { dialog } from '../support/admin'
import { forEachModulo, MODULOS, openFormAs, recordOf, save, storeOwnData, type } from '../support/fallas'
import { withApp } from '../support/harness'
import { said } from '../support/panel'
import { toast } from '../support/reportar'

test(
  'of two tabs that edit one record both keep their fields, the later wins the shared one and the other is told',
  () =>
    withApp(async ({ page, context }) => {
      await storeOwnData(page)
      const other = await context.newPage()
      await forEachModulo(MODULOS, async (modulo) => {
        const { key, mine, theirs, shared, saved } = modulo
        const field = async ({ field: name }: { field: string }) =>
          recordOf((await entry(page, key))?.data)[name]
        await openFormAs([page, other], modulo)
        await type(page, modulo, mine)
        await type(page, modulo, shared, 'Lo que escribió la primera persona')
        await type(other, modulo, theirs)
        await type(other, modulo, shared)

        await save(page, modulo)
        await said(page, saved)
        await expect.poll(() => field(mine)).toBe(mine.value)
        await save(other, modulo)
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
    }),
  180_000,
)
