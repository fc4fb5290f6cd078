import { useMutation, useQuery } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { chooseStart, inicioQuery } from '@/entities/despacho/phone-queries'
import { MI_URL } from '@/shared/lib/aviso'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { Text, Title } from '@/shared/ui/text/text'

const OPTIONS = [
  [MI_URL, 'Mi lugar'],
  ['/admin', 'El panel'],
] as const

/**
 * What the icon opens where somebody has a place and the panel: `open` asks once, above the rest; then it stands below,
 * to be changed.
 */
export function StartChoice({ open }: { open: boolean }) {
  const user = useUser()
  const { data: inicio } = useQuery(inicioQuery)
  const choose = useMutation(chooseStart)
  if (!user || inicio === undefined || open !== (inicio === null)) return null
  return (
    <Sheet component="section" pad="wide" aria-labelledby="inicio">
      <Stack gap="sm">
        <Title order={2} size="h3" id="inicio">
          ¿Qué abre el icono en este teléfono?
        </Title>
        {open && <Text>Usted tiene aquí su lugar y el panel. Una salida en curso se ve en los dos.</Text>}
        <Group gap="xs">
          {OPTIONS.map(([to, label]) => (
            <Button
              key={to}
              size="lg"
              variant={inicio === to ? 'chosen' : 'default'}
              aria-pressed={inicio === to}
              onClick={() => choose.mutate(to)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Stack>
    </Sheet>
  )
}
