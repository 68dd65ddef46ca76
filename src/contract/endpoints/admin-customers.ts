import { customerAnswer, customerBody } from '../admin-customers.ts';
import {
  mailListAnswer,
  mailListBody,
  mailParams,
  mailWritten,
  oneMailAnswer,
  resendBody,
} from '../admin-mails.ts';
import {
  answerBody,
  assigneeBody,
  messageListAnswer,
  messageListBody,
  messageParams,
  messageStatusBody,
  messageWritten,
  oneMessageAnswer,
  unreadAnswer,
} from '../admin-messages.ts';
import {
  paymentListAnswer,
  paymentListBody,
  reconciliationAnswer,
  reconciliationBody,
} from '../admin-payments.ts';
import { adminTariffsAnswer, tariffBody, tariffParams, tariffWritten } from '../tariff.ts';
import type { AdminEndpoints } from './endpoint.ts';

/** Who pays and who writes: customers, payments, tariffs, messages, mails. */
export const adminCustomersEndpoints = {
  'GET /admin/tariffs': { permission: 'tariffs.read', answer: adminTariffsAnswer },
  'POST /admin/tariffs': { permission: 'tariffs.write', body: tariffBody, answer: tariffWritten },
  'DELETE /admin/tariffs/:firstDay': {
    permission: 'tariffs.write',
    params: tariffParams,
    answer: tariffWritten,
  },
  'POST /admin/mails/find': { permission: 'mails.read', body: mailListBody, answer: mailListAnswer },
  'GET /admin/mails/:id': { permission: 'mails.read', params: mailParams, answer: oneMailAnswer },
  'POST /admin/mails/:id/resend': {
    permission: 'mails.send',
    params: mailParams,
    body: resendBody,
    answer: mailWritten,
  },
  'POST /admin/mails/test': { permission: 'mails.send', body: resendBody, answer: mailWritten },
  'POST /admin/messages/find': {
    permission: 'messages.read',
    body: messageListBody,
    answer: messageListAnswer,
  },
  'GET /admin/messages/unread': { permission: 'messages.read', answer: unreadAnswer },
  'GET /admin/messages/:id': { permission: 'messages.read', params: messageParams, answer: oneMessageAnswer },
  'PUT /admin/messages/:id/read': {
    permission: 'messages.answer',
    params: messageParams,
    answer: unreadAnswer,
  },
  'PUT /admin/messages/:id/assignee': {
    permission: 'messages.answer',
    params: messageParams,
    body: assigneeBody,
    answer: messageWritten,
  },
  'PUT /admin/messages/:id/status': {
    permission: 'messages.answer',
    params: messageParams,
    body: messageStatusBody,
    answer: messageWritten,
  },
  'POST /admin/messages/:id/answers': {
    permission: 'messages.answer',
    params: messageParams,
    body: answerBody,
    answer: messageWritten,
  },
  'POST /admin/payments/find': {
    permission: 'payments.read',
    body: paymentListBody,
    answer: paymentListAnswer,
  },
  'POST /admin/payments/reconciliation': {
    permission: 'payments.read',
    body: reconciliationBody,
    answer: reconciliationAnswer,
  },
  'POST /admin/customers/find': {
    permission: 'customers.read',
    body: customerBody,
    answer: customerAnswer,
  },
} as const satisfies AdminEndpoints;
