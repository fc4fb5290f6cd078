import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isPin } from '@/entities/despacho/phone-pin'
import { choosePin, takePin } from '@/entities/despacho/phone-pin-queries'
import { pinQuery } from '@/entities/despacho/phone-queries'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PasswordField } from '@/shared/ui/form/password-field'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'

const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 8 } as const

function PinForm({ onClose }: { onClose: () => void }) {
  const save = useMutation(choosePin)
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const short = tried && !isPin(pin) ? 'Escriba de 4 a 8 números.' : undefined
  const other = tried && !short && pin !== again ? 'No es igual al de arriba.' : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isPin(pin) && pin === again) save.mutate(pin, { onSuccess: onClose })
      }}
    >
      <Stack gap="sm">
        <PasswordField
          label="PIN nuevo"
          autoFocus
          {...digits}
          value={pin}
          error={short}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        <PasswordField
          label="El mismo PIN, otra vez"
          {...digits}
          value={again}
          error={other}
          onChange={({ currentTarget }) => setAgain(currentTarget.value)}
        />
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={save.isPending}>
            Guardar el PIN
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The PIN that this phone asks for before it shows what is the person's, and what it is worth. */
export function PinSection() {
  const { data: has = false } = useQuery(pinQuery)
  const take = useMutation(takePin)
  const [open, setOpen] = useState(false)
  return (
    <MiSection id="pin" title={has ? 'Esta página pide un PIN' : 'PIN para esta página'}>
      <Text dimmed>Frena a quien toma su teléfono; no lo cifra. Una salida se contesta sin él.</Text>
      {open ? (
        <PinForm onClose={() => setOpen(false)} />
      ) : (
        <Group gap="xs">
          <Button variant="default" size="lg" onClick={() => setOpen(true)}>
            {has ? 'Cambiar el PIN' : 'Poner un PIN'}
          </Button>
          {has && (
            <Button variant="subtle" size="lg" loading={take.isPending} onClick={() => take.mutate()}>
              Quitar el PIN
            </Button>
          )}
        </Group>
      )}
    </MiSection>
  )
}
