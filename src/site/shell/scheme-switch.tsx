import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Button } from '@/shared/ui/control/button'
import { Moon, Sun } from '@/shared/ui/icon/icons'

/** Switches between light and dark and remembers it; before that the system's setting counts. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Tema claro' : 'Tema oscuro'}
    </Button>
  )
}
