/** The sample users by the first part of their address, with their passwords. */
export const ACCOUNTS = {
  jefe: 'Jefe2024!',
  operaciones: 'Operaciones2024!',
  talento: 'Talento2024!',
  tesoreria: 'Tesoreria2024!',
  bodega: 'Bodega2024!',
  inspector: 'Inspector2024!',
}

/** Signs in as one of them; `url` is where the app is served, or '' where the page has a base address. */
export async function signIn(page, account, url = '') {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(`${account}@bomberos.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS[account])
  await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
  // The address changes first: until the panel is drawn, the page of before stays, with a menu of its own.
  await page.getByRole('heading', { level: 1, name: 'Panel de Control', exact: true }).waitFor()
}
