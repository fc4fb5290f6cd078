import { Code, Group, Stack, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { centralMark } from '@/access/central/mark'
import { allUsuarios } from '@/access/find-usuario'
import { USUARIOS_KEY } from '@/access/keys'
import { ROLE_LABELS } from '@/access/roles'
import { SAMPLE_PASSWORDS, SHOWN_ACCOUNTS } from '@/access/usuarios-seed'
import { Button } from '@/shared/ui/control/button'
import { EmailText } from '@/shared/ui/control/email-text'

export const accountsQuery = queryOptions({ queryKey: [USUARIOS_KEY, 'muestra'], queryFn: allUsuarios })

/** Two accounts to try the panel with (spec §2.4), for as long as they still have their sample password. */
export function SampleAccounts({ onPick }: { onPick: (email: string, password: string) => void }) {
  const { data = [] } = useQuery(accountsQuery)
  const shown = data.filter(({ id, active, secreto }) => SHOWN_ACCOUNTS.includes(id) && active && !secreto)
  // A brigade's own central knows none of them.
  if (shown.length === 0 || centralMark() === 'suya') return null
  return (
    <Stack gap={0} bg="var(--bomberos-panel)" p="md" bdrs="md">
      <Text size="sm" fw={650} mb="xs">
        Cuentas de prueba
      </Text>
      <Stack gap="xs">
        {shown.map(({ id, email, role }) => {
          const password = SAMPLE_PASSWORDS[id] ?? ''
          return (
            <Group key={id} justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" component="div" miw={0}>
                {ROLE_LABELS[role]}
                <Text size="sm" c="dimmed">
                  <EmailText email={email} />
                </Text>
                <Code>{password}</Code>
              </Text>
              <Button
                variant="default"
                aria-label={`Usar la cuenta ${email}`}
                onClick={() => onPick(email, password)}
              >
                Usar
              </Button>
            </Group>
          )
        })}
      </Stack>
    </Stack>
  )
}
