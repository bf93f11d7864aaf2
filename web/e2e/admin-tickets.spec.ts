/** The support desk: a note that is never mailed, crossed answers, canned answers, assignment, merging, bulk changes, by keyboard. */
import { register } from './support/account.ts';
import { ask, createProduct, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Language, type Shop } from './support/fixtures.ts';
import { mailsWith } from './support/mail.ts';
import { placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';
import { texts } from './support/texts.ts';
import { openTicket } from './support/tickets.ts';

async function saveAnswer(shop: Shop, mark: string): Promise<void> {
  await ask(
    shop,
    'mutation ($input: CannedAnswerSaveInput!) { cannedAnswerSave(input: $input) { userErrors { code } } }',
    {
      input: {
        title: `Retard ${mark}`,
        shortcut: `retard-${mark}`,
        texts: { fr: 'Bonjour {name}, la commande {number} arrive.', tn: 'عسلامة {name}، {number} جاية.' },
        idempotencyKey: crypto.randomUUID(),
      },
    },
  );
}

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The global id of a ticket. */
const idOf = (number: string): string => Buffer.from(`Ticket:${number}`).toString('base64url');

const reply = (shop: Shop, number: string, message: string) =>
  ask(shop, 'mutation ($input: TicketReplyInput!) { ticketReply(input: $input) { userErrors { code } } }', {
    input: { id: idOf(number), message, idempotencyKey: crypto.randomUUID() },
  });

test('a ticket is worked by keyboard: note, canned answer, crossed reply, draft, resolved', async ({
  shop,
  samples,
}) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const mark = newMark();
  const product = await createProduct(shop, samples.cheap);
  const { product: shown } = await ask<{ product: { id: string } }>(
    shop,
    'query ($slug: String!) { product(by: { slug: $slug }) { id } }',
    { slug: product.slug },
  );
  const order = await placeOrder(shop, { ...product, id: shown.id, price: '40.000' });
  const first = await openTicket(shop, { subject: `Colis ${mark}`, orderNumber: order.number });
  const second = await openTicket(shop, { subject: `Encore ${mark}` });
  await saveAnswer(shop, mark);

  // From the list into the first ticket, which stays beside it.
  await shop.open(`/admin/tickets?q=${mark}`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await shop.expectAccessible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(first);
  const list = page.getByRole('list', { name: 'Tickets' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'Client et commande' })).toContainText(order.number);
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.keyboard.press('j');
  await expect(heading).toHaveText(second);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);
  await expect(list.locator('[aria-current]')).toContainText(`Colis ${mark}`);

  // The note is marked, and in no mail.
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await page.keyboard.press('i');
  await page.getByLabel('Note pour l’équipe').pressSequentially(`Rappeler le livreur ${mark}`);
  const files = page.locator('input[type="file"]');
  await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/Ce type de fichier/)).toBeVisible();
  await files.setInputFiles({ name: `colis-${mark}.png`, mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('list', { name: 'Fichiers joints' })).toContainText('ko');
  await page.getByLabel('Note pour l’équipe').focus();
  await page.keyboard.press('Control+Enter');
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Rappeler' })).toContainText(
    'Note interne',
  );
  const attached = conversation.getByRole('link', { name: new RegExp(`colis-${mark}`) });
  await expect
    .poll(() => attached.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1);
  const file = new URL((await attached.getAttribute('href')) ?? '', shop.url).href;
  const served = await page.request.get(file);
  expect(served.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await fetch(file)).status).toBe(401);
  await shop.settle();
  await shop.expectAccessible();

  // A canned answer, with the order's number, in the customer's language.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Note pour l’équipe')).not.toBeFocused();
  await page.keyboard.press('r');
  const field = page.getByLabel('Votre réponse');
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  const picker = page.getByRole('dialog', { name: 'Réponses types' });
  await picker.getByRole('combobox').pressSequentially(`retard-${mark}`);
  await expect(picker.getByRole('option')).toHaveCount(1);
  await shop.settle();
  await shop.expectAccessible();
  await page.keyboard.press('Enter');
  const filled = `Bonjour Amel Ben Salah, la commande ${order.number} arrive.`;
  await expect(field).toHaveValue(filled);

  // A colleague answers first: the second is notified, and the draft stays, over a reload too.
  await reply(shop, first, `Déjà répondu ${mark}`);
  await field.press('Control+Enter');
  const crossed = page.getByRole('alert', { name: /pendant que vous écriviez/ });
  await expect(crossed).toContainText(`Déjà répondu ${mark}`);
  await expect(field).toHaveValue(filled);
  await shop.settle();
  await shop.expectAccessible();
  expect(await mailsWith(shop.page.request, shop.url, filled)).toHaveLength(0);
  await shop.open(`/admin/tickets/${first}?q=${mark}`);
  await expect(field).toHaveValue(filled);
  await expect(crossed).toContainText(`Déjà répondu ${mark}`);
  await field.press('Control+Shift+Enter');
  await expect(page.getByText('Réponse envoyée, ticket résolu')).toBeVisible();
  await expect(conversation).toContainText(filled);
  await expect(page.getByText('Résolu', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ticket-drafts'))).toBeNull();

  await expect
    .poll(() => mailsWith(shop.page.request, shop.url, `la commande ${order.number} arrive`))
    .not.toHaveLength(0);
  expect(await mailsWith(shop.page.request, shop.url, 'Rappeler le livreur')).toHaveLength(0);
  expect(await mailsWith(shop.page.request, shop.url, `colis-${mark}`)).toHaveLength(0);

  // Signing out leaves no draft on the device.
  await shop.open(`/admin/tickets/${second}`);
  await page.getByLabel('Votre réponse').fill('À finir plus tard');
  expect(await page.evaluate(() => localStorage.getItem('ticket-drafts'))).toContain('À finir');
  await page.getByRole('button', { name: /Mon compte/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).not.toHaveURL(/\/admin\/tickets/);
  expect(await page.evaluate(() => localStorage.getItem('ticket-drafts'))).toBeNull();
});

test('tickets are assigned, merged, and closed several at once', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const mark = newMark();
  const email = `fusion-${mark}@example.tn`;
  const numbers: string[] = [];
  for (const subject of ['Un', 'Deux', 'Trois'])
    numbers.push(await openTicket(shop, { subject: `${subject} ${mark}`, email }));
  const [first = '', second = '', third = ''] = numbers;

  await shop.open(`/admin/tickets/${first}?q=${mark}`);
  const assignee = page.getByLabel('Attribué à');
  await expect(assignee).toHaveValue('');
  await page.keyboard.press('a');
  await expect(assignee).not.toHaveValue('');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Attribution');
  await page.getByLabel('Priorité').selectOption('URGENT');
  await expect(page.getByRole('list', { name: 'Tickets' }).locator('[aria-current]')).toContainText(
    'Urgente',
  );

  await page.getByRole('button', { name: 'Fusionner…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fusionner dans').selectOption(second);
  await dialog.getByRole('checkbox').check();
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Fusionner', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText('je l’attends')).toHaveCount(2);
  await shop.open(`/admin/tickets/${first}`);
  await expect(page.locator('#content')).toContainText('Ce ticket continue dans');

  await shop.open(`/admin/tickets?q=${mark}&f.status=TO_ANSWER`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page
    .getByRole('checkbox', { name: 'Sélectionner la page' })
    .or(page.getByRole('checkbox'))
    .first()
    .check();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(page.getByText('2 tickets modifiés')).toBeVisible();
  await shop.open(`/admin/tickets?q=${mark}`);
  await expect(page.locator('[data-row]').filter({ hasText: 'Fermé' })).toHaveCount(3);
  await shop.open(`/admin/tickets?q=${third}&f.assignee=none`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('canned answers are written in four languages, and deleted', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/tickets');
  const mark = newMark();
  await page.getByRole('link', { name: 'Réponses types' }).click();
  await page.getByRole('link', { name: 'Nouvelle réponse type' }).click();
  await page.getByLabel('Titre').fill(`Colis ${mark}`);
  await page.getByLabel('Raccourci').fill(`colis-${mark}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Texte français')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Texte français').fill('Bonjour {name}');
  await page.getByRole('tab', { name: /تونسي/ }).click();
  await page.getByLabel('Texte', { exact: true }).fill('عسلامة {name}');
  await shop.settle();
  await shop.expectAccessible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Colis ${mark}`);
  await shop.open(`/admin/tickets/answers?q=${mark}`);
  await expect(page.locator('[data-row]')).toContainText('تونسي');
  await shop.settle();
  await shop.expectAccessible();
  await page.locator('[data-row]').getByRole('link').click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Réponse type supprimée')).toBeVisible();
});

test('the desk on a telephone: list, conversation, customer (tn)', async ({ shop }) => {
  const { page } = shop;
  const language: Language = 'tn';
  const t = texts(language);
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin', language);
  const mark = newMark();
  const number = await openTicket(shop, { subject: `كوليّة ${mark}`, language: 'TN' });
  await saveAnswer(shop, mark);
  await shop.open(`/admin/tickets?q=${mark}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.getByRole('link', { name: number }).click();
  const field = page.getByLabel(t('adminSupport:reply.label'));
  await expect(field).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page.getByRole('button', { name: t('adminSupport:answers.insert') }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill(mark);
  await picker.getByRole('option').click();
  await expect(field).toHaveValue(`عسلامة Amel Ben Salah، ${number} جاية.`);
  await page.getByRole('button', { name: t('adminSupport:reply.send') }).click();
  await expect(page.getByText(t('adminSupport:reply.sent'))).toBeVisible();
  await page.getByRole('link', { name: t('adminSupport:tab.context') }).click();
  await expect(page.getByText(/^amel\.[\da-f]{8}@example\.tn$/)).toBeVisible();
  await shop.settle();
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await page
    .getByRole('link', { name: t('admin:menu.tickets') })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/tickets\\?q=${mark}`));
});

test('staff open a ticket from an account, and send one answer to several tickets', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const mark = newMark();
  const { viewer } = await ask<{ viewer: { accountNumber: string } }>(
    shop,
    '{ viewer { accountNumber } }',
    {},
  );
  await shop.open(`/admin/users/${viewer.accountNumber}`);
  await page.getByRole('button', { name: 'Ouvrir un ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Thème').selectOption('DELIVERY');
  await dialog.getByLabel('Sujet').fill(`Votre colis ${mark}`);
  await dialog.getByLabel('Premier message').fill(`Bonjour, un mot du livreur ${mark}.`);
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Ouvrir et envoyer' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^TKT-/);
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(`un mot du livreur ${mark}`);
  await expect
    .poll(() => mailsWith(shop.page.request, shop.url, `un mot du livreur ${mark}`))
    .toHaveLength(1);

  // From the list the account is asked for, and one that does not exist is named at its field.
  const number = await openTicket(shop, { subject: `Retard ${mark}` });
  await shop.open(`/admin/tickets?q=${mark}`);
  await page.getByRole('button', { name: 'Ouvrir un ticket' }).click();
  await dialog.getByLabel('N° de compte').fill('1000000008');
  await dialog.getByLabel('Sujet').fill('Une question');
  await dialog.getByLabel('Premier message').fill('Bonjour, une question.');
  await dialog.getByRole('button', { name: 'Ouvrir et envoyer' }).click();
  await expect(dialog.getByLabel('N° de compte')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');

  await saveAnswer(shop, mark);
  await reply(shop, number, 'Bonjour, nous cherchons.');
  await ask(
    shop,
    'mutation ($input: TicketTransitionInput!) { ticketTransition(input: $input) { userErrors { code } } }',
    { input: { id: idOf(number), to: 'RESOLVED' } },
  );
  await shop.open(`/admin/tickets?q=${mark}`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await page
    .getByRole('checkbox', { name: 'Sélectionner la page' })
    .or(page.getByRole('checkbox'))
    .first()
    .check();
  await page.getByRole('button', { name: 'Réponse type…' }).click();
  await dialog.getByLabel('Réponse type').selectOption(`Retard ${mark}`);
  await expect(dialog.getByRole('list', { name: 'Destinataires' }).getByRole('listitem')).toHaveCount(2);
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Envoyer à 2 clients' }).click();
  const results = dialog.getByRole('listitem');
  await expect(results.filter({ hasText: number })).toContainText('laissé tel quel');
  await expect(results.filter({ hasNotText: number })).toContainText('envoyée');
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
});

test('a ticket gives its customer a coupon and opens a return beside the conversation (fr, 1280 px)', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await shop.open('/');
  const { email } = await register(shop);
  const order = await placeOrder(shop, samples.cheap);
  await deliver(shop.url, order.id);
  const number = await openTicket(shop, { email, subject: 'Abîmé', orderNumber: order.number });
  await openAdmin(shop, `/admin/tickets/${number}`);

  // The coupon is inserted into the answer, which brings it to the customer.
  const context = page.getByRole('complementary', { name: 'Client et commande' });
  await context.getByRole('button', { name: 'Coupon…' }).click();
  const coupon = page.getByRole('dialog', { name: 'Offrir un coupon' });
  await coupon.getByLabel('Montant').fill('5');
  await coupon.getByLabel('Motif').fill('Lampe abîmée');
  await shop.settle();
  await shop.expectAccessible();
  await coupon.getByRole('button', { name: 'Créer le coupon' }).click();
  await expect(coupon).toHaveCount(0);
  const answer = page.getByLabel('Votre réponse');
  await expect(answer).not.toHaveValue('');
  const code = (await answer.inputValue()).trim();
  await answer.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(code);
  await expect
    .poll(async () => (await mailsWith(page.request, shop.url, email)).some((mail) => mail.includes(code)))
    .toBe(true);

  // The return of the linked order.
  await context.getByRole('button', { name: 'Demander le retour' }).click();
  const opened = page.getByRole('dialog', { name: 'Demander le retour' });
  await expect(opened.getByRole('checkbox')).toBeChecked();
  await shop.settle();
  await shop.expectAccessible();
  await opened.getByRole('button', { name: 'Ouvrir le retour' }).click();
  await expect(opened).toHaveCount(0);
  await expect(context.getByRole('link', { name: 'Contrôler le retour' })).toBeVisible();
  const { adminOrder } = await ask<{ adminOrder: { subOrders: readonly object[] } }>(
    shop,
    'query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { state returns { lines { quantity reason } } } } }',
    { id: order.id },
  );
  expect(adminOrder.subOrders).toEqual([
    { state: 'RETURN_OPEN', returns: [{ lines: [{ quantity: 1, reason: 'Abîmé ou en panne' }] }] },
  ]);
});
