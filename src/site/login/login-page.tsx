import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { lockedUntil } from '@/access/attempts'
import { type CentralMode, centralMark } from '@/access/central/mark'
import { localPath } from '@/access/current-user'
import type { LoginResult } from '@/access/login'
import { sessionEnd } from '@/access/session'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { isEmail } from '@/shared/lib/form/rules'
import { Container, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { CheckField } from '@/shared/ui/form/check-field'
import { CodeField, TextField } from '@/shared/ui/form/fields'
import { PasswordField } from '@/shared/ui/form/password-field'
import { Emblem } from '@/shared/ui/photo/emblem'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './login.module.css'
import { SampleAccounts } from './sample-accounts'

/** What somebody was given a code for: their account, or making the central their brigade's own. */
type GivenCode = { para: 'cuenta' | 'central'; codigo: string; correo: string }

/**
 * The code in an address's fragment, which no server is told: `#codigo=…&correo=…` of whoever shares an account,
 * `#central=…` of the console. null where the central takes no such code, or there is none.
 */
export function givenCode(hash: string, mode: CentralMode | null = centralMark()): GivenCode | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const [codigo, central] = ['codigo', 'central'].map((name) => fragment.get(name) ?? '')
  if (codigo && mode) return { para: 'cuenta', codigo, correo: fragment.get('correo') ?? '' }
  return central && mode === 'muestra' ? { para: 'central', codigo: central, correo: '' } : null
}

const SECOND_MS = 1000

/** `m:ss` left until a moment in ms, or null once it has passed. */
function useCountdown(until: number): string | null {
  const [now, setNow] = useState(Date.now)
  const left = Math.ceil((until - now) / SECOND_MS)
  const running = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return running ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : null
}

const route = getRouteApi('/_site/login')

const schemaFor = (missing: string) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), isEmail),
    password: v.pipe(v.string(), v.minLength(1, missing)),
    remember: v.boolean(),
  })

const SENTENCES = {
  wrong: 'Email o contraseña incorrectos',
  wrongCode: 'Email o código incorrectos',
  failed: 'Error al iniciar sesión. Intente nuevamente.',
}

const ENDINGS = { expired: 'Su sesión terminó.', refused: 'Su cuenta no está activa.' }

// Checking passwords is loaded with the first touch of a field.
const loadLogin = () => import('@/access/login')

const LoginNotice = lazy(
  () => import('./login-notice').then(({ LoginNotice }) => LoginNotice),
  ({ error, ended, countdown }) => (
    <Text role="alert" strong>
      {error ?? (countdown ? `Podrá probar otra vez en ${countdown}.` : ENDINGS[ended ?? 'expired'])}
    </Text>
  ),
)

const FirstPassword = lazy(() => import('./first-password').then(({ FirstPassword }) => FirstPassword))

/** Loads both ahead, so that a lost network doesn't delay the answer. */
const warm = () => void Promise.all([loadLogin(), LoginNotice.load()]).catch(() => undefined)

type LoginPageProps = {
  /** The form with which a person makes an unclaimed central their brigade's own. */
  Claim: ComponentType<{ codigo: string; onDone: () => void }>
}

export function LoginPage({ Claim }: LoginPageProps) {
  const { nombreInstitucion } = useDrawnInstitucion()
  const { emblema = '' } = useDrawnSitio()
  const { redirect, otra } = route.useSearch()
  const { history } = useRouter()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** The one-time code with which this person came in. */
  const [code, setCode] = useState<string | null>(null)
  const [mode, setMode] = useState<CentralMode | null>(null)
  /** What the person who says that they were given a code enters, instead of a password. */
  const [given, setGiven] = useState<GivenCode | null>(null)
  const [until, setUntil] = useState(lockedUntil)
  const [ended, setEnded] = useState<ReturnType<typeof sessionEnd>>(null)
  const password = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const countdown = useCountdown(until)
  const form = useForm({
    initialValues: { email: '', password: '', remember: false },
    validate: schemaResolver(schemaFor(given ? 'Escriba el código' : 'La contraseña es requerida'), {
      sync: true,
    }),
  })

  // Read after mounting, because the prerendered page knows of no session, no central and no fragment.
  useEffect(() => {
    // With `otra` only the session with the central is over: the account is as active as it was.
    const end = sessionEnd()
    setEnded(otra && end ? 'expired' : end)
    setMode(centralMark())
  }, [otra])

  // A link that is opened where this page stands already changes only its fragment, and draws nothing anew.
  useEffect(() => {
    const take = () => {
      const told = givenCode(location.hash)
      if (!told) return
      setGiven(told)
      if (told.para === 'cuenta') form.setValues({ email: told.correo, password: told.codigo })
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [form.setValues])

  // The field lost the focus while it was disabled. Selects the wrong password, so that the person can type over it.
  useEffect(() => {
    if (error && !busy) password.current?.select()
  }, [error, busy])

  const askForCode = () => {
    setError(null)
    form.setFieldValue('password', '')
    form.clearErrors()
    const para = mode === 'muestra' ? 'central' : 'cuenta'
    setGiven(given ? null : { para, codigo: '', correo: '' })
    // The button lies below the sample accounts, which go: without this a phone shows the foot of the page.
    heading.current?.focus()
  }
  // A fragment with a code has done its work.
  const goOn = () => history.push((localPath(redirect) ?? '/admin') + (given ? '' : location.hash))
  const settle = (result: LoginResult) => {
    if (result.kind === 'ok') goOn()
    else if (result.kind === 'code') setCode(form.values.password)
    else if (result.kind === 'wrong') setError(given ? SENTENCES.wrongCode : SENTENCES.wrong)
    else if (result.kind === 'refused') setError(result.sentence)
    else {
      setError(SENTENCES.wrong)
      setUntil(result.until)
    }
  }

  const submit = form.onSubmit(async (values) => {
    setBusy(true)
    setError(null)
    try {
      const { login } = await loadLogin()
      settle(await login(values, await configuracionRepository.read()))
    } catch (cause) {
      console.error('Error al iniciar sesión', cause)
      setError(SENTENCES.failed)
    } finally {
      setBusy(false)
    }
  })

  if (code)
    return (
      <Container size="sm" className={classes.page}>
        <Sheet pad="wide">
          <Suspense>
            <FirstPassword code={code} remember={form.values.remember} onDone={goOn} />
          </Suspense>
        </Sheet>
      </Container>
    )
  return (
    <Container size="sm" className={classes.page}>
      <Sheet pad="wide">
        <Stack gap="md">
          <Stack align="center" gap="xs">
            <Emblem source={emblema} size={72} />
            <Title order={1} size="h2" ref={heading} tabIndex={-1}>
              Acceso al Sistema
            </Title>
            <Text dimmed>{nombreInstitucion}</Text>
          </Stack>
          {mode === 'suya' && (
            <Text className={classes.citizen}>
              ¿Es de la brigada y no lleva el panel? Su teléfono entra en <Link to="/mi">Mi lugar</Link>.
            </Text>
          )}
          <Suspense>
            {(error || countdown || ended) && (
              <LoginNotice error={error} ended={ended} countdown={countdown} />
            )}
          </Suspense>
          {given?.para === 'central' ? (
            <Suspense>
              <Claim key={given.codigo} codigo={given.codigo} onDone={goOn} />
            </Suspense>
          ) : (
            <form onSubmit={submit} onFocusCapture={warm} noValidate>
              <Stack gap="sm">
                <TextField
                  label="Email"
                  type="email"
                  autoComplete="username"
                  required
                  disabled={busy}
                  {...form.getInputProps('email')}
                />
                {given ? (
                  <CodeField required disabled={busy} {...form.getInputProps('password')} ref={password} />
                ) : (
                  <PasswordField
                    label="Contraseña"
                    autoComplete="current-password"
                    required
                    disabled={busy}
                    {...form.getInputProps('password')}
                    ref={password}
                  />
                )}
                <CheckField
                  label="Recordar sesión"
                  disabled={busy}
                  {...form.getInputProps('remember', { type: 'checkbox' })}
                />
                <Button type="submit" size="md" disabled={busy || countdown !== null}>
                  {busy ? 'Iniciando sesión...' : 'Iniciar Sesión'}
                </Button>
              </Stack>
            </form>
          )}
          {!given && <SampleAccounts onPick={(email, password) => form.setValues({ email, password })} />}
          {mode && (
            <Button variant="subtle" onClick={askForCode}>
              {given ? 'Ingresar con contraseña' : '¿Le dieron un código?'}
            </Button>
          )}
          <Text size="sm" dimmed className={classes.citizen}>
            ¿Quiere informar de un problema? No necesita cuenta: <Link to="/reportar">haga un reporte</Link>.
          </Text>
        </Stack>
      </Sheet>
    </Container>
  )
}
