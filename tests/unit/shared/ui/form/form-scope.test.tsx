import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asTold } from '@/shared/lib/spoken-error'
import { createReload, ReloadContext } from '@/shared/ui/control/reload'
import { TextField } from '@/shared/ui/form/fields'
import { ScopedForm, useBeforeSubmit, useFormScope } from '@/shared/ui/form/form-scope'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'

function Picture({ ready }: { ready: () => boolean | Promise<boolean> }) {
  useBeforeSubmit(ready)
  return null
}

type SampleProps = { name: string; ready?: () => boolean | Promise<boolean>; save: () => Promise<unknown> }

function Sample({ name, ready = () => true, save }: SampleProps) {
  const form = useForm({
    initialValues: { nombre: '', cargo: '' },
    validate: { cargo: (text) => (text ? null : 'Falta el cargo.') },
  })
  const scope = useFormScope(`prueba:${name}`, form)
  return (
    <ScopedForm aria-label={name} scope={scope} onSubmit={save} onWrong={() => undefined}>
      <TextField label={`Nombre ${name}`} {...form.getInputProps('nombre')} />
      <TextField label={`Cargo ${name}`} disabled={scope.busy} {...form.getInputProps('cargo')} />
      <Picture ready={ready} />
      <button type="submit">{scope.busy ? 'Guardando' : 'Guardar'}</button>
    </ScopedForm>
  )
}

async function draw(...forms: SampleProps[]) {
  const overlays = createOverlays(async () => undefined)
  const drawn = render(
    <MantineProvider env="test">
      <OverlaysContext value={overlays}>
        <ReloadContext value={createReload()}>
          {forms.map((props) => (
            <Sample key={props.name} {...props} />
          ))}
        </ReloadContext>
      </OverlaysContext>
    </MantineProvider>,
  )
  await act(async () => undefined)
  return { ...drawn, told: () => overlays.told.get() }
}

const typeCargo = (name: string) =>
  fireEvent.change(screen.getByLabelText(`Cargo ${name}`), { target: { value: 'Jefe' } })
const submit = (name: string) => act(async () => fireEvent.submit(screen.getByRole('form', { name })))

test('a form waits for its own pictures, not for those of another form on the page', async () => {
  const saved: string[] = []
  let arrived: (all: boolean) => void = () => undefined
  const picture = new Promise<boolean>((resolve) => {
    arrived = resolve
  })
  await draw(
    { name: 'A', ready: () => picture, save: async () => saved.push('A') },
    { name: 'B', save: async () => saved.push('B') },
  )
  typeCargo('A')
  typeCargo('B')
  await submit('A')
  await submit('B')
  expect(saved).toEqual(['B'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Guardando',
    'Guardar',
  ])
  await act(async () => arrived(true))
  expect(saved).toEqual(['B', 'A'])
  expect(screen.queryByText('Guardando')).toBe(null)
})

test('a picture that could not be kept holds the save back, and the form answers again', async () => {
  const saved: string[] = []
  await draw({ name: 'A', ready: () => false, save: async () => saved.push('A') })
  typeCargo('A')
  await submit('A')
  expect(saved).toEqual([])
  expect(screen.getByRole('button').textContent).toBe('Guardar')
})

test('the first wrong field gets the focus, also where fields are disabled while the form is busy', async () => {
  await draw({ name: 'A', save: () => Promise.resolve() })
  await submit('A')
  expect(document.activeElement).toBe(screen.getByLabelText('Cargo A'))
})

test('a save whose refusal was told leaves the form as it is, and tells no more', async () => {
  const { told } = await draw({ name: 'A', save: () => Promise.reject(asTold(new Error('refused'))) })
  typeCargo('A')
  await submit('A')
  expect(screen.getByLabelText<HTMLInputElement>('Cargo A').value).toBe('Jefe')
  expect(screen.getByRole('button').textContent).toBe('Guardar')
  expect(told()).toEqual([])
})

test('a form that is left while its picture comes saves nothing', async () => {
  const saved: string[] = []
  let arrived: (all: boolean) => void = () => undefined
  const picture = new Promise<boolean>((resolve) => {
    arrived = resolve
  })
  const { unmount } = await draw({ name: 'A', ready: () => picture, save: async () => saved.push('A') })
  typeCargo('A')
  await submit('A')
  unmount()
  await act(async () => arrived(true))
  expect(saved).toEqual([])
})

test('an error that nobody expected is told in a toast and in the console, and what was typed stays', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mistake = new TypeError('x is not a function')
  const { told } = await draw({ name: 'A', save: () => Promise.reject(mistake) })
  typeCargo('A')
  await submit('A')
  expect(told()).toMatchObject([
    { kind: 'error', message: 'Lo que escribió sigue aquí. Inténtelo otra vez.' },
  ])
  expect(written).toHaveBeenCalledWith(expect.any(String), mistake)
  expect(screen.getByLabelText<HTMLInputElement>('Cargo A').value).toBe('Jefe')
})
