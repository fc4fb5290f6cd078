import { useState } from 'react'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import { formatDay } from '@/shared/lib/fecha'
import type { Version } from '@/shared/storage/versiones'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type VersionesProps<T> = {
  /** The newest first. */
  versiones: readonly T[]
  /** What a version changed, a sentence each. */
  cambios: (version: T) => readonly string[]
  /** Puts what that version said into the form; nothing is stored before the form is. */
  onVolver: (version: T) => void
}

const nameOf = ({ desde, base }: Version) =>
  base === '' ? 'La que trae la aplicación' : `Del ${formatDay(desde.slice(0, 10))}, ${desde.slice(11, 16)}`

/** In a form: what was saved before, what each save changed and by whom, and the way back to one of them. */
export function Versiones<T extends Version & { por: string }>(props: VersionesProps<T>) {
  const { versiones, cambios, onVolver } = props
  const [back, setBack] = useState('')
  if (versiones.length < 2) return null
  return (
    <More summary={`Versiones anteriores (${versiones.length - 1})`}>
      <ActionRows>
        {versiones.map((version, n) => (
          <ActionRow
            key={version.id}
            action={
              n > 0 && (
                <Button
                  variant="default"
                  onClick={() => {
                    onVolver(version)
                    setBack(nameOf(version))
                  }}
                >
                  Volver a esta<span className="solo-lectores">: {nameOf(version)}</span>
                </Button>
              )
            }
          >
            <Text strong>{[nameOf(version), version.por].filter(Boolean).join(' · ')}</Text>
            <ul>
              {cambios(version).map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </ActionRow>
        ))}
      </ActionRows>
      {back && (
        <Text role="status" strong>
          {`Arriba está: ${back}. Se usa cuando la guarde.`}
        </Text>
      )}
    </More>
  )
}
