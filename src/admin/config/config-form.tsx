import { Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCan } from '@/access/user-query'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { Callout } from '@/shared/ui/box/callout'
import { Button } from '@/shared/ui/control/button'
import { ScopedForm } from '@/shared/ui/form/form-scope'
import { Save } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-foot'
import classes from './config.module.css'
import type { ConfigForm } from './use-config-form'

/** One tab of the form, with `Guardar Cambios` always in reach; read-only without config:edit. */
export function ConfigFormFrame({ config, children }: { config: ConfigForm; children: ReactNode }) {
  const canEdit = useCan('config:edit')
  const foot = useFoot()
  const { scope, submit, refuse, discard } = config
  const { form, draft, busy } = scope
  const dirty = form.isDirty()
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
          {dirty && ' Lo que escribió queda guardado como borrador en este navegador.'}
        </Callout>
      )}
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} radius="lg">
        <fieldset disabled={!canEdit} className={classes.fields}>
          {children}
        </fieldset>
      </Paper>
      {canEdit && (
        <Group justify="space-between" gap="sm" className={classes.saveBar} ref={foot}>
          <Text size="sm" c="dimmed" role="status">
            {dirty &&
              (draft.state === 'restored'
                ? 'Se recuperó lo que estaba escribiendo.'
                : 'Hay cambios sin guardar.')}
          </Text>
          <Group gap="xs" ml="auto">
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
