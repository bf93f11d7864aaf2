import { accountButton, newAccount, register, signIn, type Account } from './support/account.ts';
import { expect, test, LANGUAGE_AND_DEVICE, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { linkTo } from './support/mail.ts';
import { placeOrder } from './support/orders.ts';
import { texts } from './support/texts.ts';

const TEXTS = {
  fr: {
    logout: 'Se déconnecter',
    wrong: 'Ces identifiants ne correspondent à aucun compte.',
  },
  tn: {
    logout: 'اخرج',
    wrong: 'المعلومات هاذي ما تناسب حتى حساب.',
  },
} as const;

const field = ({ page }: Shop, name: string) => page.locator(`main [name="${name}"]`);
const submit = ({ page }: Shop) => page.locator('main form[method="post"] button[type="submit"]');
const pathOf =
  ({ page }: Shop) =>
  () =>
    new URL(page.url()).pathname;

async function fillLogin(shop: Shop, identifier: string, password: string): Promise<void> {
  await field(shop, 'identifier').fill(identifier);
  await field(shop, 'password').fill(password);
  await submit(shop).click();
}

async function logout(shop: Shop, language: 'fr' | 'tn'): Promise<void> {
  await accountButton(shop).click();
  await shop.page.getByRole('dialog').getByRole('button', { name: TEXTS[language].logout }).click();
  await expect(accountButton(shop)).toHaveCount(0);
}

for (const [language, device] of LANGUAGE_AND_DEVICE) {
  const viewport = VIEWPORTS[device];
  test(`one registers, signs out, and signs in by phone and by e-mail (${language}, ${device})`, async ({
    shop,
  }) => {
    test.slow();
    const { page } = shop;
    await page.setViewportSize(viewport);
    await shop.speak(language);
    const account = newAccount();
    await shop.open('/register');
    await expect(page.getByRole('checkbox', { name: /newsletter|النشرة/ })).not.toBeChecked();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    // Missing fields have an error, and the first is focused.
    await submit(shop).click();
    await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(5);
    await expect(field(shop, 'firstName')).toBeFocused();
    for (const [name, value] of Object.entries({ ...account, lastName: 'Ben Salah', password: 'court' }))
      await field(shop, name).fill(value);
    await submit(shop).click();
    await expect(field(shop, 'password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(1);
    await field(shop, 'password').fill(account.password);
    await submit(shop).click();
    await expect.poll(pathOf(shop)).toBe('/');
    await expect(accountButton(shop)).toContainText('AB');

    await logout(shop, language);
    for (const identifier of [account.phone, account.email]) {
      await shop.open('/login');
      if (identifier === account.phone) await shop.expectAccessible();
      await shop.expectNoSidewaysScroll();
      await fillLogin(shop, identifier, account.password);
      await expect.poll(pathOf(shop)).toBe('/');
      await expect(accountButton(shop)).toContainText('AB');
      if (identifier === account.phone) await logout(shop, language);
    }
    // The viewer is redirected from the sign-in pages.
    await shop.open('/login?returnTo=/faq');
    await expect.poll(pathOf(shop)).toBe('/faq');
  });

  test(`a wrong password and an unknown name have the same message (${language})`, async ({ shop }) => {
    const { page } = shop;
    await shop.speak(language);
    const account = await register(shop);
    await page.context().clearCookies({ name: /^(token|signed-in)$/ });
    await shop.open('/login');
    for (const identifier of [account.email, newAccount().email]) {
      await fillLogin(shop, identifier, 'not the password');
      await expect(page.locator('main [role="alert"]')).toHaveText(TEXTS[language].wrong);
      await expect(field(shop, 'identifier')).toHaveValue(identifier);
    }
    await shop.expectAccessible();
  });
}

test('a new e-mail address holds once its link is followed, and can be given up before', async ({ shop }) => {
  const { page } = shop;
  const account = await register(shop);
  const moved = newAccount().email;
  const change = async (): Promise<void> => {
    await shop.open('/user/account/profile');
    await field(shop, 'email').fill(moved);
    await field(shop, 'password').fill(account.password);
    await submit(shop).click();
    await expect(page.getByText(`Un lien de confirmation est parti à \u2066${moved}`)).toBeVisible();
    await expect(field(shop, 'email')).toHaveValue(account.email);
  };
  await change();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Garder l’adresse actuelle' }).click();
  await expect(page.getByText('Un lien de confirmation est parti')).toBeHidden();
  await change();
  await page.goto(shop.url + (await linkTo(shop, moved, /\/account\/confirm-email\?token=[\w.~-]+/)));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Votre nouvelle adresse e-mail est confirmée.')).toBeVisible();
  await page.getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('link', { name: /^Profil/ }).click();
  await expect(field(shop, 'email')).toHaveValue(moved);
});

test('a registration marks all that is wrong at once, and goes to the first of it', async ({ shop }) => {
  const { page } = shop;
  const { email } = await register(shop);
  await page.context().clearCookies({ name: /^(token|signed-in)$/ });
  await shop.open('/register');
  await field(shop, 'lastName').fill('Ben Ali');
  await field(shop, 'phone').fill('12');
  await field(shop, 'email').fill(email);
  await field(shop, 'password').fill('Password123');
  await submit(shop).click();
  await expect(page.getByText('Mot de passe : il est parmi les plus courants')).toBeVisible();
  await expect(page.getByText('Prénom : à remplir.')).toBeVisible();
  await expect(page.getByText('Téléphone : 8 chiffres, avec ou sans +216.')).toBeVisible();
  await expect(page.getByText('E-mail : un compte existe déjà.')).toBeVisible();
  await expect(field(shop, 'firstName')).toBeFocused();
  await shop.expectAccessible();
});

test('a locked sign-in says when to try again', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/login');
  const { email } = newAccount();
  await fillLogin(shop, email, 'wrong');
  for (let tries = 1; tries < 5; tries += 1) {
    await expect(page.locator('main [role="alert"]')).toHaveText(TEXTS.fr.wrong);
    await expect(submit(shop)).not.toHaveAttribute('aria-busy');
    const answered = page.waitForResponse('**/graphql');
    await submit(shop).click();
    await answered;
  }
  await expect(submit(shop)).not.toHaveAttribute('aria-busy');
  await submit(shop).click();
  await expect(page.locator('main [role="alert"]')).toHaveText(
    /^Trop d’essais\. Réessayez à partir de \d\d:\d\d\.$/,
  );
});

test('a name begins as near to the edge of its field as any other text, whichever way it runs', async ({
  shop,
}) => {
  await shop.speak('tn');
  await shop.open('/register');
  const inset = (name: string) =>
    field(shop, name).evaluate((input) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      return [paddingInlineStart, paddingInlineEnd];
    });
  const [start, end] = await inset('firstName');
  expect(end).toBe(start);
  // There is room for the button.
  expect((await inset('password'))[1]).not.toBe(start);
});

test('passwords can be shown, are known to password managers, and nothing hinders pasting', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/login');
  await expect(field(shop, 'identifier')).toHaveAttribute('autocomplete', 'username');
  const password = field(shop, 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  const isTaken = await password.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(isTaken).toBe(true);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await shop.open('/register');
  await expect(field(shop, 'password')).toHaveAttribute('autocomplete', 'new-password');
  // The rules are shown in advance.
  await expect(page.getByText('10 caractères au moins')).toBeVisible();
});

const language = 'tn';
test(`a forgotten password is set anew by the link of a message, once (${language})`, async ({ shop }) => {
  const { page } = shop;
  const t = texts(language);
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.speak(language);
  const account = await register(shop);
  await page.context().clearCookies({ name: /^(token|signed-in)$/ });
  await shop.open('/recover');
  await shop.expectAccessible();
  await field(shop, 'email').fill(account.email);
  await submit(shop).click();
  await expect(page.getByRole('heading', { name: t('account:recover.sentTitle') })).toBeVisible();
  const link = await linkTo(shop, account.email, /\/recover\?token=[\w.~-]+/);
  await shop.open(link);
  await shop.expectAccessible();
  await field(shop, 'password').fill('une autre phrase');
  await submit(shop).click();
  await expect.poll(pathOf(shop)).toBe('/login');
  await fillLogin(shop, account.email, 'une autre phrase');
  await expect(accountButton(shop)).toBeVisible();
  // The link was good for once.
  await shop.open(link);
  await field(shop, 'password').fill('une autre phrase');
  await submit(shop).click();
  await expect(page.getByText(t('account:recover.invalid'))).toBeVisible();
});

for (const path of ['/user/orders', '/user/wishlist', '/user/account']) {
  test(`${path} sends a guest to the home page, and back after signing in`, async ({ shop }) => {
    const { page } = shop;
    const account = await register(shop);
    await page.context().clearCookies({ name: /^(token|signed-in)$/ });
    await shop.open(path);
    await expect.poll(pathOf(shop)).toBe('/');
    await page.locator('header').getByRole('link', { name: 'Mon Compte' }).click();
    await expect.poll(pathOf(shop)).toBe('/login');
    await fillLogin(shop, account.phone, account.password);
    await expect.poll(pathOf(shop)).toBe(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await shop.expectAccessible();
    // Private pages are not stored.
    const document = await page.request.get(`${shop.url}${path}`);
    expect(document.headers()['cache-control']).toMatch(/no-store|no-cache|private|max-age=0/);
  });
}

test('what one is to return to is a page of the shop, or the home page', async ({ shop }) => {
  await register(shop);
  await shop.open('/login?returnTo=//evil.example/');
  await expect.poll(pathOf(shop)).toBe('/');
  expect(new URL(shop.page.url()).origin).toBe(shop.url);
});

test('/admin and what is below it lets admins in only, without footer or bottom navigation', async ({
  shop,
  request,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  const answer = await request.get(`${shop.url}/admin/orders`);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('name="robots" content="noindex"');
  await shop.open('/admin/orders');
  await expect.poll(pathOf(shop)).toBe('/');
  await shop.open('/admin');
  await expect.poll(pathOf(shop)).toBe('/');
  await register(shop);
  await shop.open('/admin');
  await expect.poll(pathOf(shop)).toBe('/');
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).or(page.locator('footer')).first(),
  ).toBeAttached();

  await answerAsAdmin(shop);
  // The gateway knows better, and gives this account nothing to show.
  shop.allowConsole(/Not allowed/);
  await shop.open('/admin');
  await expect(page.getByRole('heading', { name: 'Bonjour Amel' })).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(0);
  await expect(page.locator('nav:has(a[href="#categories"])')).toHaveCount(0);
  await shop.expectAccessible();
});

/** The gateway's response, with the rights of an admin: the guard reads it. */
async function answerAsAdmin({ page }: Shop): Promise<void> {
  await page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('"isAdmin":false', '"isAdmin":true') });
  });
}

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  test(`the menu greets by first name, has the fidelity card and leads to what is one’s own (${device})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await register(shop);
    await shop.open('/faq');
    await expect(accountButton(shop)).toContainText('AB');
    await shop.expectStill();
    await accountButton(shop).click();
    const menu = page.getByRole('dialog', { name: 'Mon compte' });
    await expect(menu.getByText('Bonjour Amel')).toBeVisible();
    const card = menu.getByRole('region', { name: 'Carte de fidélité' });
    await expect(card).toContainText(/\d+ points?/);
    await expect(card).toContainText(/N° de compte \d{4} \d{3} \d{3}/);
    await expect(menu.getByText('Admin')).toHaveCount(0);
    for (const [name, path] of [
      ['Mes commandes', '/user/orders'],
      ['Mes favoris', '/user/wishlist'],
      ['Mon compte', '/user/account'],
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
    await shop.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(accountButton(shop)).toBeFocused();

    await answerAsAdmin(shop);
    await shop.open('/faq');
    await accountButton(shop).click();
    await expect(menu.getByText('Admin', { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
    await menu.getByRole('link', { name: 'Mes commandes' }).click();
    await expect(page.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
}

test('visitors send no session request', async ({ shop }) => {
  const { page } = shop;
  const credentials: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) credentials.push(request.url());
  });
  await shop.open('/faq');
  await page.waitForTimeout(1000);
  expect(credentials).toEqual([]);
  await expect(page.locator('header').getByRole('link', { name: 'Mon Compte' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('an expired session is reported once in the console, and the account is signed out', async ({
  shop,
}) => {
  const { page } = shop;
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/session/.test(message.text())) warnings.push(message.text());
  });
  shop.allowConsole(/session has expired/);
  await register(shop);
  // As a browser does whose cookie is too old.
  await page.context().clearCookies({ name: 'token' });
  await shop.open('/faq');
  await expect.poll(() => warnings).toEqual(['The session has expired: signed out.']);
  await expect(page.locator('header').getByRole('link', { name: 'Mon Compte' })).toBeVisible();
  await shop.open('/rules');
  await page.waitForTimeout(500);
  expect(warnings).toHaveLength(1);
});

test('a viewer that cannot be loaded is signed out', async ({ shop }) => {
  const { page } = shop;
  await register(shop);
  await page.route('**/graphql?**', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data?: { session?: unknown } };
    if (data?.session === undefined) return route.fulfill({ response });
    return route.fulfill({
      json: { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] },
    });
  });
  await shop.open('/user/orders');
  await expect.poll(pathOf(shop)).toBe('/');
  await expect(page.locator('header').getByRole('link', { name: 'Mon Compte' })).toBeVisible();
});

test('signing in and out in one tab reaches the others', async ({ shop }) => {
  const account: Account = await register(shop);
  await shop.page.context().clearCookies({ name: /^(token|signed-in)$/ });
  await shop.open('/login?returnTo=/faq');
  const other = await shop.newTab('/rules');
  const there = other.locator('header a[aria-haspopup="dialog"][href*="/user/account"]');
  await expect(there).toHaveCount(0);
  await fillLogin(shop, account.email, account.password);
  await expect(there).toContainText('AB');
  await logout(shop, 'fr');
  await expect(there).toHaveCount(0);
});

test('signing out leaves nothing of an order to the next person', async ({ shop, samples }) => {
  const { page } = shop;
  await register(shop);
  await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
  await shop.open('/order');
  await expect(field(shop, 'contactName')).toHaveValue('Amel Ben Salah');
  await field(shop, 'street').fill('3, rue de la Plage');
  await page.evaluate(() =>
    localStorage.setItem(
      'last-order',
      JSON.stringify({ token: 'a'.repeat(22), number: 'CMD-26-000001-3', at: Date.now() }),
    ),
  );
  // The checkout has no account menu.
  await shop.open('/user/account');
  await logout(shop, 'fr');
  await shop.open('/order');
  await expect(field(shop, 'contactName')).toHaveValue('');
  await expect(field(shop, 'street')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('last-order'))).toBeNull();
});

test('profile, sessions and data are one’s own to change, end and take along', async ({ shop }) => {
  const { page } = shop;
  const account = await register(shop);
  // The account opens as a home, whose tiles lead to everything.
  await shop.open('/user/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Amel');
  await expect(page.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: /^Profil/ }).click();
  await shop.expectAccessible();
  await field(shop, 'firstName').fill('Nour');
  await submit(shop).click();
  await expect(page.getByText('Profil enregistré')).toBeVisible();
  await expect(accountButton(shop)).toContainText('NB');
  // A new password asks for the present one.
  await field(shop, 'newPassword').fill('encore une phrase');
  await submit(shop).click();
  await expect(field(shop, 'password')).toHaveAttribute('aria-invalid', 'true');

  // Another device.
  await page.context().clearCookies({ name: /^(token|signed-in)$/ });
  await signIn(shop, account);
  await page.locator('main').getByRole('link', { name: 'Sessions' }).click();
  const sessions = page.locator('main li', { hasText: 'Utilisée le' });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.getByText('Cet appareil')).toHaveCount(1);
  await shop.expectAccessible();
  await sessions.getByRole('button').click();
  await expect(sessions).toHaveCount(1);

  await page.locator('main').getByRole('link', { name: 'Confidentialité' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  expect((await download).suggestedFilename()).toBe('lawaj.json');
  await shop.expectAccessible();
});

test('an account is deleted with its password, and cannot be signed in to any more', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  const account = await register(shop);
  await shop.open('/user/account/privacy');
  await field(shop, 'password').fill('not the password');
  await submit(shop).click();
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible();
  // Not while an order is in progress, and the reason is shown.
  const { id } = await placeOrder(shop, samples.cheap);
  await field(shop, 'password').fill(account.password);
  await submit(shop).click();
  await expect(page.locator('main form [role="alert"]')).toContainText('Une commande est encore en cours');
  const { data } = (await (
    await page.request.post(`${shop.url}/graphql`, {
      data: {
        query:
          'mutation ($id: ID!, $key: String!) { orderCancel(input: { orderId: $id, idempotencyKey: $key }) { userErrors { code } } }',
        variables: { id, key: crypto.randomUUID() },
      },
    })
  ).json()) as { data: unknown };
  expect(data).toEqual({ orderCancel: { userErrors: [] } });
  await submit(shop).click();
  await expect.poll(pathOf(shop)).toBe('/');
  await expect(page.getByText('Votre compte est supprimé')).toBeVisible();
  await shop.open('/login');
  await fillLogin(shop, account.email, account.password);
  await expect(page.locator('main [role="alert"]')).toHaveText(TEXTS.fr.wrong);
});
