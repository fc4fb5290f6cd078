import type { ReactNode } from 'react'
import { useCan } from '@/access/user-query'
import type { SavedForm } from '@/admin/ui/form/use-saved-form'
import { KEPT_AS_DRAFT, useTakenAway } from '@/admin/ui/form/use-taken-away'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { ScopedForm } from '@/shared/ui/form/form-scope'
import { Save } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-foot'
import { Text } from '@/shared/ui/text/text'
import classes from './config.module.css'

type FrameProps<V extends Record<string, unknown>> = { config: SavedForm<V>; children: ReactNode }

/** One tab of the form, with `Guardar Cambios` always in reach; read-only without config:edit. */
export function ConfigFormFrame<V extends Record<string, unknown>>({ config, children }: FrameProps<V>) {
  const canEdit = useCan('config:edit')
  const foot = useFoot()
  const { scope, submit, refuse, discard } = config
  const { form, draft, busy } = scope
  const dirty = form.isDirty()
  useTakenAway('Se cerró la configuración', dirty ? KEPT_AS_DRAFT : null)
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={refuse}>
      {!canEdit && (
        <Callout
          color="orange"
          icon={<ShieldAlert aria-hidden />}
          title="Su rol no permite cambiar la configuración"
          role="alert"
          className={classes.notice}
        >
          Puede leerla, pero no guardarla.
          {dirty && ` ${KEPT_AS_DRAFT}`}
        </Callout>
      )}
      <Sheet pad="lg">
        <fieldset disabled={!canEdit} className={classes.fields}>
          {children}
        </fieldset>
      </Sheet>
      {canEdit && (
        <Group apart gap="sm" className={classes.saveBar} ref={foot}>
          <Text size="sm" dimmed role="status">
            {dirty &&
              (draft.state === 'restored'
                ? 'Se recuperó lo que estaba escribiendo.'
                : 'Hay cambios sin guardar.')}
          </Text>
          <Group gap="xs" className={classes.atEnd}>
            {dirty && (
              <Button variant="default" onClick={discard}>
                Descartar
              </Button>
            )}
            <Button type="submit" loading={busy} leftSection={<Save size={18} aria-hidden />}>
              Guardar Cambios
            </Button>
          </Group>
        </Group>
      )}
    </ScopedForm>
  )
}
