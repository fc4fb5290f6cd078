import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfigNotice } from '@/admin/config/config-notice'
import { useReach } from '@/admin/ui/record/reach'
import { PUBLICA_DE, PUBLICAS } from '@/entities/sitio/publicas'
import { saveSitio } from '@/entities/sitio/queries'
import { PARTES, sinRevisar } from '@/entities/sitio/revision'
import { useSitio } from '@/entities/sitio/use-sitio'
import { joinNames } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Check, Eye } from '@/shared/ui/icon/icons'

/** Says which texts visitors read that nobody of the brigade has written, until somebody says that they hold. */
export function SinRevisar() {
  const sitio = useSitio()
  const claimed = useReach() === 'brigada'
  const place = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useMutation(saveSitio)
  const left = sinRevisar(sitio)
  // The button goes away with the notice: whoever pressed it by the keyboard goes on from here.
  const confirm = () =>
    mutate({ next: { revisado: true }, base: sitio }, { onSuccess: () => place.current?.focus() })
  return (
    <div ref={place} tabIndex={-1}>
      {claimed && left.length > 0 && (
        <ConfigNotice
          icon={<Eye aria-hidden />}
          title="Todavía son de ejemplo, y todos los leen"
          role="status"
        >
          <Stack gap="sm">
            <p>
              Nadie de su brigada ha escrito {joinNames(left.map((id) => PARTES[id]))}. Están en{' '}
              {joinNames(left.map((id) => PUBLICAS[PUBLICA_DE[id]].label))}: quite lo que no hagan y corrija
              lo demás. Si ya son así, confírmelo: hasta entonces el sitio no dice que atienden a toda hora.
            </p>
            <div>
              <Button
                variant="default"
                loading={isPending}
                leftSection={<Check size={18} aria-hidden />}
                onClick={confirm}
              >
                Confirmar que son así
              </Button>
            </div>
          </Stack>
        </ConfigNotice>
      )}
    </div>
  )
}
