import type { ModalProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { ERROR } from '@/shared/ui/overlay/overlays'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { Text } from '@/shared/ui/text/text'
import { useLeave } from './use-leave'
import { leftWords, NO_DRAFT, useTakenAway } from './use-taken-away'

type FormModalProps<V extends Record<string, unknown>> = {
  title: string
  form: UseFormReturnType<V>
  /** Resolves once the record is on disk; on rejection the dialog stays open with all that was typed. */
  save: (values: V) => Promise<unknown>
  onClose: () => void
  /** The required fields, and the spec's sentence when one is empty (§8). */
  required: { fields: readonly (keyof V & string)[]; sentence: string }
  /** The name of the form's draft, such as `inventario:nuevo` or `inventario:inv-1`. */
  draft: string
  /** Where it does more than keep a record: what it does. */
  verb?: string
  /** It calls people out. */
  emergency?: boolean
  size?: ModalProps['size']
  /** It takes the whole screen, as a page does: for what has many parts. */
  whole?: boolean
  children: ReactNode
}

/** Mantine's focus trap starts at this mark; otherwise it would start at the close button. */
function markFirstField(form: HTMLFormElement | null): void {
  const field = form?.querySelector('input:not([tabindex="-1"]), select, textarea')
  field?.setAttribute('data-autofocus', '')
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** The frame of every add/edit dialog (contract §4): Guardar, Cancelar, and nothing typed is ever lost. */
export function FormModal<V extends Record<string, unknown>>(props: FormModalProps<V>) {
  const {
    title,
    form,
    save,
    onClose,
    required,
    draft,
    verb = 'Guardar',
    emergency,
    size = 'lg',
    whole = false,
    children,
  } = props
  const { say } = useErrorToast(Object.keys(form.errors).length === 0)
  const scope = useFormScope(draft, form)
  const { state, clear } = scope.draft
  const [done, setDone] = useState(false)
  const dirty = form.isDirty()

  // What is saved may take the form's own record out of the page before the dialog closes.
  const ended = useRef(false)
  useTakenAway(`Se cerró «${title}»`, dirty ? leftWords(state) : '', ended)

  const { leave, discard } = useLeave({
    waits: dirty,
    drop: clear,
    close: () => {
      ended.current = true
      onClose()
    },
  })

  const submit = async (values: V) => {
    ended.current = true
    try {
      await save(values)
    } catch (error) {
      ended.current = false
      throw error
    }
    setDone(true)
    await clear()
    leave()
  }
  const refuse = (_errors: unknown, values: V) => {
    const missing = required.fields.some((field) => isEmpty(values[field]))
    if (missing) say(ERROR, required.sentence)
    else say(...MARKED_FIELDS)
  }

  return (
    <Dialog onClose={discard} title={title} size={size} fullScreen={whole} closeOnClickOutside={false}>
      <ScopedForm ref={markFirstField} scope={scope} onSubmit={submit} onWrong={refuse}>
        <Stack gap="sm">
          {state === 'restored' && (
            <Text size="sm" role="status">
              Se recuperó lo que estaba escribiendo.
            </Text>
          )}
          {children}
          {dirty && state === 'failed' && (
            <Text size="sm" role="status" strong>
              {NO_DRAFT}
            </Text>
          )}
          <DialogFooter>
            <Button variant="default" onClick={discard}>
              Cancelar
            </Button>
            <Button type="submit" variant={emergency ? 'emergency' : 'filled'} loading={scope.busy || done}>
              {verb}
            </Button>
          </DialogFooter>
        </Stack>
      </ScopedForm>
    </Dialog>
  )
}
