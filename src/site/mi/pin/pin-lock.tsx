import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isPin } from '@/entities/despacho/phone-pin'
import { openWithPin } from '@/entities/despacho/phone-pin-queries'
import { goOutHere } from '@/entities/despacho/phone-queries'
import { plural } from '@/shared/lib/plural'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { PasswordField } from '@/shared/ui/form/password-field'
import { Text } from '@/shared/ui/text/text'

/** `espera` in ms. */
function wrongSentence(espera: number): string {
  if (espera === 0) return 'Ese no es el PIN de este teléfono.'
  const seconds = Math.ceil(espera / 1000)
  const wait =
    seconds < 120
      ? plural(seconds, 'segundo', 'segundos')
      : plural(Math.ceil(seconds / 60), 'minuto', 'minutos')
  return `Ese no es el PIN, o lo intentó muchas veces. Pruebe otra vez en ${wait}.`
}

function Forgotten() {
  const leave = useMutation(goOutHere)
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button variant="subtle" onClick={() => setSure(true)}>
        Olvidé mi PIN
      </Button>
    )
  return (
    <Stack gap="xs">
      <Text>
        Nadie puede decírselo. Este teléfono deja de tener acceso, y usted pide otro código a quien lleva el
        personal. Mientras tanto, ni ve las salidas ni le avisa.
      </Text>
      <Group gap="xs">
        <Button variant="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
          Sí, quitar el acceso
        </Button>
        <Button variant="default" autoFocus onClick={() => setSure(false)}>
          No
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks for this phone's PIN before it shows what is the person's. */
export function PinLock({ onOpen }: { onOpen: () => void }) {
  const open = useMutation(openWithPin)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  // The page that was left far down is short now, and begins with a call if there is one.
  // In braces: a browser may answer with a promise, which React would take for what ends the effect.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const submit = () =>
    open.mutate(typed, {
      onSuccess: ({ opens, espera }) => {
        if (opens) return onOpen()
        setTyped('')
        setWrong(wrongSentence(espera))
      },
      onError: (error) => setWrong(sentenceOf(error) ?? 'No se pudo abrir. Inténtelo otra vez.'),
    })
  return (
    <Sheet pad="wide">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isPin(typed)) submit()
          else setWrong('El PIN tiene de 4 a 8 números.')
        }}
      >
        <Stack gap="md">
          <PasswordField
            label="PIN de este teléfono"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={typed}
            error={wrong || undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="lg" loading={open.isPending}>
            Abrir
          </Button>
          <Forgotten />
        </Stack>
      </form>
    </Sheet>
  )
}
