import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Button } from '@/shared/ui/control/button'
import type { StartedMessage } from '@/site/shell/mensaje/sending'
import classes from './contacto-section.module.css'

const FIELDS = [
  { label: 'Nombre completo', name: 'nombre', type: 'text', autoComplete: 'name' },
  { label: 'Correo electrónico', name: 'email', type: 'email', autoComplete: 'email' },
  { label: 'Asunto', name: 'asunto', type: 'text', autoComplete: 'off' },
]

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A form without rules of its own (spec §2.3, 7): the contact page goes on with what was typed here. */
export function MessageForm() {
  const note = useId()
  const navigate = useNavigate()
  const goOn = (form: HTMLFormElement) => {
    const mensaje = Object.fromEntries(new FormData(form)) as StartedMessage
    void navigate({ to: '/contacto', state: { mensaje } })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    >
      <h3>Escríbanos</h3>
      <p id={note}>Siga en Contacto: lo escrito no se pierde.</p>
      {FIELDS.map(({ label, ...control }) => (
        <Field key={label} label={label}>
          {(id) => <input id={id} {...control} />}
        </Field>
      ))}
      <Field label="Mensaje">{(id) => <textarea id={id} name="mensaje" rows={4} />}</Field>
      <Button type="submit" size="md" aria-describedby={note}>
        Enviar Mensaje
      </Button>
    </form>
  )
}
