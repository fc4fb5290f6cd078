import { Tooltip } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageSquarePlus } from '@/admin/ui/icon/icons'
import { PersonPick } from '@/admin/ui/record/person-pick'
import type { Asistencia, Asistente } from '@/entities/eventos/asistencia'
import { horaDeEntrada, instanteDeEntrada } from '@/entities/eventos/entrada'
import type { Evento } from '@/entities/eventos/evento'
import { asistencias } from '@/entities/eventos/queries'
import { IconButton } from '@/shared/ui/control/icon-button'
import { TextField } from '@/shared/ui/form/fields'
import classes from './attendance.module.css'

const TYPING_MS = 600

type PersonRowProps = { evento: Evento; persona: Asistente; record: Asistencia | undefined }

/** One person at the door: the whole row is the box to tick. */
export function PersonRow({ evento, persona, record }: PersonRowProps) {
  const { id: eventoId, fecha } = evento
  const mark = useMutation(asistencias.markAsistencia)
  const enter = useMutation(asistencias.noteEntrada)
  // Shows the tap at once, a moment before the disk has it.
  const [tapped, setTapped] = useState<boolean | null>(null)
  const [noting, setNoting] = useState(false)
  const present = tapped ?? record?.asistio ?? false
  const entry = record?.asistio ? horaDeEntrada(record, fecha) : ''

  const toggle = (asistio: boolean) => {
    setTapped(asistio)
    mark.mutate({ eventoId, persona, asistio }, { onSettled: () => setTapped(null) })
  }
  return (
    <PersonPick
      name={persona.nombres}
      note={
        <>
          {persona.cargo}{' '}
          {!present && record?.va !== undefined && (
            <span className={record.va ? classes.entry : classes.stays}>
              {record.va ? 'Dijo que va' : 'Dijo que no va'}
            </span>
          )}
          {present && record?.asistio && (
            <span className={classes.entry}>{entry ? `Entrada ${entry}` : 'Sin hora de entrada'}</span>
          )}
        </>
      }
      checked={present}
      onChange={toggle}
      beside={
        <Tooltip label="Hora de entrada y observaciones">
          <IconButton
            icon={MessageSquarePlus}
            aria-label={`Anotar hora y observaciones de ${persona.nombres}`}
            aria-expanded={noting || Boolean(record?.observaciones)}
            onClick={() => setNoting((open) => !open)}
          />
        </Tooltip>
      }
    >
      {noting && record?.asistio && (
        <TextField
          type="time"
          label={`Hora de entrada de ${persona.nombres}`}
          value={entry}
          onChange={({ currentTarget: { value } }) =>
            enter.mutate({ eventoId, persona, horaEntrada: instanteDeEntrada(fecha, value) })
          }
          className={classes.note}
        />
      )}
      {(noting || record?.observaciones) && (
        <Observations eventoId={eventoId} persona={persona} saved={record?.observaciones ?? ''} />
      )}
    </PersonPick>
  )
}

type ObservationsProps = { eventoId: string; persona: Asistente; saved: string }

/** Stored when the typing pauses, the field loses the focus or the dialog closes. */
function Observations({ eventoId, persona, saved }: ObservationsProps) {
  const note = useMutation(asistencias.noteAsistencia)
  const [typed, setTyped] = useState<string | null>(null)
  const keep = useDebouncedCallback(
    (observaciones: string) =>
      note.mutate(
        { eventoId, persona, observaciones },
        { onSuccess: () => setTyped((now) => (now === observaciones ? null : now)) },
      ),
    { delay: TYPING_MS, flushOnUnmount: true },
  )
  return (
    <TextField
      aria-label={`Observaciones de ${persona.nombres}`}
      placeholder="Observaciones"
      value={typed ?? saved}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        keep(event.currentTarget.value)
      }}
      onBlur={() => keep.flush()}
      className={classes.note}
    />
  )
}
