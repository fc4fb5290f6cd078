import type { ReactNode } from 'react'
import { useCan } from '@/access/current-user'
import { SaveBar } from '@/admin/ui/form/save-bar'
import type { SavedForm } from '@/admin/ui/form/use-saved-form'
import { leftWords, NO_DRAFT, useTakenAway } from '@/admin/ui/form/use-taken-away'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { joinNames } from '@/shared/lib/text'
import { Sheet } from '@/shared/ui/box/sheet'
import { ScopedForm } from '@/shared/ui/form/form-scope'
import type { DraftState } from '@/shared/ui/form/use-draft'
import { Text } from '@/shared/ui/text/text'
import classes from './config.module.css'
import { ConfigNotice } from './config-notice'

const UNSAVED = 'Hay cambios sin guardar.'

const SAID: Readonly<Record<DraftState, string>> = {
  none: UNSAVED,
  saved: UNSAVED,
  restored: 'Se recuperó lo que estaba escribiendo.',
  failed: `${UNSAVED} ${NO_DRAFT}`,
}

type FrameProps<V extends Record<string, unknown>> = {
  config: SavedForm<V>
  /** Where something waits to be saved, as the screen calls those places. */
  unsaved?: readonly string[]
  children: ReactNode
}

/** One tab of the form, with `Guardar Cambios` always in reach; read-only without config:edit. */
export function ConfigFormFrame<V extends Record<string, unknown>>({
  config,
  unsaved = [],
  children,
}: FrameProps<V>) {
  const canEdit = useCan('config:edit')
  const { scope, submit, refuse, discard } = config
  const { form, draft, busy } = scope
  const dirty = form.isDirty()
  useTakenAway('Se cerró la configuración', dirty ? leftWords(draft.state) : null)
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={refuse}>
      {!canEdit && (
        <ConfigNotice
          icon={<ShieldAlert aria-hidden />}
          title="Su rol no permite cambiar la configuración"
          role="alert"
        >
          Puede leerla, pero no guardarla.
          {dirty && ` ${leftWords(draft.state)}`}
        </ConfigNotice>
      )}
      <Sheet pad="lg">
        <fieldset disabled={!canEdit} className={classes.fields}>
          {children}
        </fieldset>
      </Sheet>
      {canEdit && (
        <SaveBar save="Guardar Cambios" busy={busy} onDiscard={dirty ? discard : undefined}>
          <Text size="sm" dimmed role="status">
            {dirty && SAID[draft.state]}
            {dirty && unsaved.length > 0 && ` En ${joinNames(unsaved)}.`}
          </Text>
        </SaveBar>
      )}
    </ScopedForm>
  )
}
