import { useEffect, useState } from 'react';
import { Printer } from 'lucide-react';
import { createPortal, flushSync } from 'react-dom';
import { INVOICE_SEATS_MIN } from '@flexa/contracts/constants';
import { formatCount, formatPrice } from '@flexa/contracts/format';
import { computePrintedOfferEnd } from '@flexa/contracts/invoice-terms';
import { formatProductName } from '@flexa/contracts/product-names';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { formatLongDate, formatMoment } from '@/lib/format';
import { computePrice, type Choice } from './choice';
import './print-offer.css';

interface Offer {
  choice: Choice;
  seats: number;
  /** The buyer's company, if they typed one. */
  company: string | undefined;
  /** Path of the pricing page with this choice. */
  address: string;
}

/** Prints the order card as an offer, or saves it as a PDF in the browser's print dialog. */
export function PrintOffer(offer: Offer) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const finish = () => setPrinting(false);
    window.addEventListener('afterprint', finish);
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  const print = () => {
    // The sheet must be in the document before the browser renders the print.
    flushSync(() => setPrinting(true));
    window.print();
  };
  return (
    <>
      <button
        type="button"
        onClick={print}
        className="touch-target mt-3 flex w-full items-center justify-center gap-2 rounded-6 text-14 font-medium text-brand-text hover:underline"
      >
        <Printer aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Print as an offer
      </button>
      {isPrinting && createPortal(<OfferSheet {...offer} />, document.body)}
    </>
  );
}

function OfferSheet({ choice, seats, company, address }: Offer) {
  const { visualType, month } = choice;
  const price = computePrice(choice);
  const issuedAt = now();
  const validUntil = computePrintedOfferEnd(choice, issuedAt, env.comboOfferEnd);
  const rows = [
    ['Item', `${formatProductName(visualType)} licence, ${formatCount(month, 'month')}`],
    ['Seats', String(seats)],
    ['Price per seat', formatPrice(price)],
    ['Total before tax', formatPrice(price * seats)],
  ];
  return (
    <section className="offer-sheet" aria-label="Offer">
      <h1 className="text-30 font-semibold">Offer</h1>
      <p className="mt-2">Issued {formatLongDate(issuedAt)}</p>
      <p className="mt-6">
        <strong>Seller</strong>
        <br />
        {env.operator.name}
        <br />
        {env.operator.address}
      </p>
      {company && (
        <p className="mt-4">
          <strong>For</strong>
          <br />
          {company}
        </p>
      )}
      <table className="mt-6 w-full text-left tabular-nums">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-6 font-medium">
                {name}
              </th>
              <td className="py-2 text-right">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        Prices are in US dollars and exclude tax. Tax depends on your address and VAT number; the
        payment page or the invoice shows it before you pay.
      </p>
      <p className="mt-2">
        <strong>Valid until {formatMoment(validUntil)}.</strong> This offer isn’t an order. Order at{' '}
        {new URL(address, env.siteUrl).href} by card, or from {INVOICE_SEATS_MIN} seats by invoice.
      </p>
    </section>
  );
}
