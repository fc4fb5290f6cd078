import { expect, test } from 'vitest'
import { fieldName } from '@/shared/storage/field-names'
import { actAs, entry } from './actions'
import { forEachModulo, MODULOS, openForm, recordOf, save, storeOwnData, type } from './fallas'
import { withApp } from './harness'
import { toast } from './reportar'

test(
  'of two tabs that edit one record both keep their fields, the later wins the shared one and the other is told',
  () =>
    withApp(async ({ page, context }) => {
      await storeOwnData(page)
      const other = await context.newPage()
      await forEachModulo(MODULOS, async (modulo) => {
        const { key, user, mine, theirs, shared } = modulo
        const field = async ({ field: name }: { field: string }) =>
          recordOf((await entry(page, key))?.data)[name]
        await actAs(page, user)
        await Promise.all([page, other].map((tab) => openForm(tab, modulo)))
        await type(page, modulo, mine)
        await type(page, modulo, shared, 'Lo que escribió la primera persona')
        await type(other, modulo, theirs)
        await type(other, modulo, shared)

        await save(page, modulo)
        await expect.poll(() => field(mine)).toBe(mine.value)
        await save(other, modulo)
        await expect.poll(() => field(theirs)).toBe(theirs.value)
        await expect.poll(() => field(mine)).toBe(mine.value)
        await expect.poll(() => field(shared)).toBe(shared.value)
        await toast(page, 'Otra persona cambió el mismo dato')
          .filter({ hasText: `(${fieldName(shared.field)})` })
          .waitFor()
      })
    }),
  180_000,
)
