export const useCase = (given: { request: { ip: string } }): string => given.request.ip;
