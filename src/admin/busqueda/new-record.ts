import type { ModuleList, ModulePage } from '@/access/module'
import { can, type Subject } from '@/access/permissions'
import type { Uses } from '@/access/uses'
import { pageAt, used } from '@/entities/modules'

export type NewRecord = { page: ModulePage; label: string; tab: string | undefined }

const fromList = (page: ModulePage, { newLabel, search }: ModuleList): NewRecord[] =>
  newLabel ? [{ page, label: newLabel, tab: search?.tab?.[0] }] : []

/** The forms for a new record that this person may open, in the sidebar's order. */
export const newRecords = (user: Subject | null | undefined, central: boolean, uses: Uses): NewRecord[] =>
  used(central, uses).flatMap(({ page, lists = [] }) =>
    page && can(user, page.permission)
      ? lists
          .filter(({ writes }) => writes.create.every((permission) => can(user, permission)))
          .flatMap((list) => fromList(page, list))
      : [],
  )

/** The one that belongs to the open page, or leads there, and tab; a page without a tab in its address shows the first. */
export function newRecordAt(
  all: readonly NewRecord[],
  pathname: string,
  tab: unknown,
): NewRecord | undefined {
  const at = pageAt(pathname)
  const here = all.filter(({ page }) => page === at || (at && page.within === at.to))
  return here.find((one) => one.tab === tab) ?? here[0]
}
