import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { reloadAdmin } from '../queries';
import { OfferView } from './offer-view';

const OFFER = {
  id: 'launch',
  expiryDate: '2099-03-01T12:00:00.000Z',
  userCount: 100,
  placesLeft: 40,
  maxMonths: 3,
  createdAt: '2026-03-01T12:00:00.000Z',
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('untouched fields of an offer follow another admin’s change, and a new offer focuses its name', async () => {
  let userCount = 100;
  fakeNetwork({ 'GET /admin/offers': () => ({ body: { data: [{ ...OFFER, userCount }] } }) });
  renderAt('/admin?view=offer', <OfferView />);
  const places = await screen.findByLabelText<HTMLInputElement>('Total places');
  expect(places.value).toBe('100');

  userCount = 250;
  await reloadAdmin();
  await waitFor(() => expect(places.value).toBe('250'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);

  const button = screen.getByRole('button', { name: 'New offer' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(button);
});

test('the offer form ends an offer only after confirmation, and asks again after a change', async () => {
  const network = fakeNetwork({
    'GET /admin/offers': () => ({ body: { data: [OFFER] } }),
    'PUT /admin/offers/launch': () => ({ body: { expiryDate: '', userCount: 0 } }),
  });
  renderAt('/admin?view=offer', <OfferView />);
  const end = await screen.findByLabelText<HTMLInputElement>('Ends');
  fireEvent.change(end, { target: { value: '2016-03-01T12:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This ends the offer right away');
  fireEvent.change(end, { target: { value: '2098-03-01T12:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The offer will end on 1 Mar 2098 instead of/);
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  fireEvent.change(end, { target: { value: '2016-03-01T12:00' } });
  expect(network.times('PUT /admin/offers/launch')).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the offer' }));
  await waitFor(() => expect(network.times('PUT /admin/offers/launch')).toBe(1));
});

test('the offer form refuses fewer places than are taken and keeps the input', async () => {
  const message = 'More places than that are already taken';
  fakeNetwork({
    'GET /admin/offers': () => ({ body: { data: [OFFER] } }),
    'PUT /admin/offers/launch': () => ({ status: 409, body: { code: 'places-taken', message } }),
  });
  renderAt('/admin?view=offer', <OfferView />);
  const places = await screen.findByLabelText<HTMLInputElement>('Total places');
  fireEvent.change(places, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(places.value).toBe('0');
});
