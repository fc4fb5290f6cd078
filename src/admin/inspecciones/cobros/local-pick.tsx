import { type ReactNode, useDeferredValue, useState } from 'react'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import type { Local } from '@/entities/inspecciones/local'
import { numeroDe } from '@/entities/inspecciones/locales'
import { matches } from '@/shared/lib/text'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Search } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

const MOST = 6

type LocalPickProps = {
  list: readonly Local[]
  chosen: Local | undefined
  error: ReactNode
  onChoose: (id: string) => void
}

const about = (local: Local) =>
  [numeroDe(local), local.direccion, local.parroquia].filter(Boolean).join(' · ')

/** The premises that an order is for, found by name or RUC; without one it is for something else. */
export function LocalPick({ list, chosen, error, onChoose }: LocalPickProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  if (chosen)
    return (
      <ActionRows>
        <ActionRow
          action={
            <Button variant="subtle" onClick={() => onChoose('')}>
              Cambiar
            </Button>
          }
        >
          <Text strong>{chosen.nombre}</Text>
          <Text size="sm" dimmed>
            {about(chosen)}
          </Text>
        </ActionRow>
      </ActionRows>
    )
  if (list.length === 0) return null
  const found =
    query === '' ? [] : list.filter(({ nombre, ruc, dueno }) => matches(query, nombre, ruc, dueno))
  return (
    <>
      <TextField
        label="Local"
        description="Si no es de un local, déjelo vacío."
        placeholder="Nombre, RUC o dueño"
        type="search"
        autoComplete="off"
        icon={<Search size={18} aria-hidden />}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <ActionRows>
          {found.slice(0, MOST).map((local) => (
            <ActionRow
              key={local.id}
              action={
                <Button variant="default" onClick={() => onChoose(local.id)}>
                  Elegir<span className="solo-lectores"> {local.nombre}</span>
                </Button>
              }
            >
              <Text strong>{local.nombre}</Text>
              <Text size="sm" dimmed>
                {about(local)}
              </Text>
            </ActionRow>
          ))}
        </ActionRows>
      )}
      {query !== '' && found.length !== 1 && (
        <Text size="sm" dimmed role="status">
          {found.length === 0
            ? 'Ningún local coincide.'
            : found.length > MOST
              ? `${found.length} locales coinciden: escriba algo más.`
              : `${found.length} locales coinciden.`}
        </Text>
      )}
    </>
  )
}
